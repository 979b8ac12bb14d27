import { clsx } from 'clsx';
import type { PageContext } from '../../components/page-context.ts';
import { Caption } from '../../components/picture/Caption.tsx';
import { Picture } from '../../components/picture/Picture.tsx';
import { findPicture } from '../../pictures/picture-data.ts';
import styles from './section-picture.module.css';

export interface SectionPictureProps {
  name: string;
  context: PageContext;
  /** Beside the text, where no illustration stands; else below them. */
  beside: boolean;
}

export function SectionPicture({ name, context, beside }: SectionPictureProps) {
  const picture = findPicture(context.pictures, { name, variant: 'section' });
  return (
    <figure className={clsx(styles.sectionPicture, beside && styles.beside)}>
      <Picture picture={picture} className={styles.picture} />
      <Caption picture={picture} context={context} />
    </figure>
  );
}
