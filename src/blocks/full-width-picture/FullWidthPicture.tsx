import { Caption } from '../../components/picture/Caption.tsx';
import { Picture } from '../../components/picture/Picture.tsx';
import { Container } from '../../components/section/Container.tsx';
import type { PageContext } from '../../content/page-context.ts';
import { findPicture } from '../../pictures/picture-data.ts';
import { blockIdOf, type PlacedBlock } from '../placed-block.ts';
import styles from './full-width-picture.module.css';
import type { FullWidthPictureContent } from './schema.ts';

export interface FullWidthPictureProps extends PlacedBlock<FullWidthPictureContent> {
  context: PageContext;
}

export function FullWidthPicture({ blockId, picture: name, context }: FullWidthPictureProps) {
  const picture = findPicture(context.pictures, { name, variant: 'panorama' });
  return (
    <Container id={blockId} className={styles.wrap}>
      <figure>
        <Picture picture={picture} first={blockId === blockIdOf(0)} className={styles.picture} />
        <Caption picture={picture} context={context} />
      </figure>
    </Container>
  );
}
