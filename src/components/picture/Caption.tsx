import type { PictureData } from '../../pictures/picture-data.ts';
import type { PageContext } from '../page-context.ts';
import styles from './picture.module.css';

export interface CaptionProps {
  picture: Pick<PictureData, 'caption' | 'kind'>;
  context: PageContext;
}

/** What a picture shows, and whether it is a rendering or a photograph. */
export function Caption({ picture, context }: CaptionProps) {
  return (
    <figcaption>
      {`${picture.caption} `}
      <span className={styles.kind}>{`${context.navigation.labels.kinds[picture.kind]}.`}</span>
    </figcaption>
  );
}
