import type { PictureData } from '../../pictures/picture-data.ts';
import type { PageContext } from '../page-context.ts';
import styles from './picture.module.css';

export interface CaptionProps {
  picture: Pick<PictureData, 'caption' | 'kind' | 'language'>;
  context: PageContext;
}

/** What a picture shows. A print is called one; a photograph needs no word. */
export function Caption({ picture, context }: CaptionProps) {
  return (
    <figcaption className={styles.caption}>
      {picture.language ? (
        <span lang={picture.language} dir="auto">
          {picture.caption}
        </span>
      ) : (
        picture.caption
      )}
      {/* The space is outside: within, nothing could stand on the next line, and the full stop would. */}
      {picture.kind === 'print' && (
        <>
          {' '}
          <span className={styles.kind}>{context.navigation.labels.print}</span>
        </>
      )}
    </figcaption>
  );
}
