import { Caption, Picture } from '../../components/picture/Picture.tsx';
import { Container } from '../../components/section/Section.tsx';
import { findPicture } from '../../pictures/picture-data.ts';
import type { BlockProps } from '../blocks.ts';
import styles from './full-width-picture.module.css';

/** One picture at the full width of the container. */
export function FullWidthPicture({
  block: { picture: name },
  blockId,
  context,
}: BlockProps<'full-width-picture'>) {
  const picture = findPicture(context.pictures, { name, variant: 'panorama' });
  return (
    <Container id={blockId} className={styles.fullWidthPicture}>
      <figure>
        <Picture picture={picture} className={styles.picture} />
        <Caption picture={picture} />
      </figure>
    </Container>
  );
}
