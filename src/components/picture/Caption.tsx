import type { Site } from '../../model/site.ts';
import type { PictureData } from '../../pictures/picture-data.ts';
import styles from './picture.module.css';

export interface CaptionProps {
  picture: Pick<PictureData, 'caption' | 'kind'>;
  site: Site;
}

/** What a picture shows, and whether it is a rendering or a photograph. */
export function Caption({ picture, site }: CaptionProps) {
  return (
    <figcaption>
      {`${picture.caption} `}
      <span className={styles.kind}>{`${site.navigation.words.kinds[picture.kind]}.`}</span>
    </figcaption>
  );
}
