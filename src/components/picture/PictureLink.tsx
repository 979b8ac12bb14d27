import type { PictureData } from '../../pictures/picture-data.ts';
import { Picture } from './Picture.tsx';
import styles from './picture-link.module.css';

/** A picture that is a link to its large file. In an element with `opensLarge`, a script opens the viewer instead. */
export const PictureLink = ({ picture }: { picture: PictureData }) => (
  <a href={picture.large!.src} className={styles.pictureLink}>
    <Picture picture={picture} />
  </a>
);
