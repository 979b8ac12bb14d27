import { Band } from '../../components/band/Band.tsx';
import { Wrap } from '../../components/band/Wrap.tsx';
import { Caption } from '../../components/picture/Caption.tsx';
import { Picture } from '../../components/picture/Picture.tsx';
import type { Site } from '../../model/site.ts';
import { findPicture } from '../../pictures/picture-data.ts';
import { plateOf } from '../../pictures/slots.ts';
import type { PlacedBlock } from '../placed-block.ts';
import styles from './gallery.module.css';
import type { GalleryContent } from './schema.ts';

export interface GalleryProps extends PlacedBlock<GalleryContent> {
  site: Site;
}

/** Each plate is a link to the large picture; `interactive/open-viewer.ts` shows it in a viewer instead. */
export function Gallery({ blockId, title, pictures, site }: GalleryProps) {
  return (
    <Band id={blockId} labelledBy={`${blockId}-title`}>
      <Wrap>
        <h2 id={`${blockId}-title`}>{title}</h2>
        <ul className={styles.plates} data-viewer-words={JSON.stringify(site.navigation.words.viewer)}>
          {pictures.map((name, i) => {
            const slot = plateOf(i, pictures.length);
            const picture = findPicture(site.pictures, { name, slot });
            const { src, srcSet, width, height } = picture.large;
            return (
              <li key={name} className={styles[slot]}>
                <figure>
                  <a href={src} data-viewer data-srcset={srcSet} data-size={`${width}x${height}`}>
                    <Picture picture={picture} />
                  </a>
                  <Caption picture={picture} site={site} />
                </figure>
              </li>
            );
          })}
        </ul>
      </Wrap>
    </Band>
  );
}
