import { Wrap } from '../../components/band/Wrap.tsx';
import { Caption } from '../../components/picture/Caption.tsx';
import { Picture } from '../../components/picture/Picture.tsx';
import type { Site } from '../../model/site.ts';
import { findPicture } from '../../pictures/picture-data.ts';
import { blockIdOf, type PlacedBlock } from '../placed-block.ts';
import styles from './figure.module.css';
import type { FigureContent } from './schema.ts';

export interface FigureProps extends PlacedBlock<FigureContent> {
  site: Site;
}

export function Figure({ blockId, picture: name, site }: FigureProps) {
  const picture = findPicture(site.pictures, { name, slot: 'panorama' });
  return (
    <Wrap id={blockId} className={styles.wrap}>
      <figure>
        <Picture picture={picture} first={blockId === blockIdOf(0)} className={styles.picture} />
        <Caption picture={picture} site={site} />
      </figure>
    </Wrap>
  );
}
