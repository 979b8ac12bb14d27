import type { PictureData } from '../../pictures/picture-data.ts';
import type { PageContext } from '../page-context.ts';
import styles from './picture.module.css';

export interface CaptionProps {
  picture: Pick<PictureData, 'caption' | 'kind' | 'language'>;
  context: PageContext;
}

/** The caption of a picture. A print is labelled as one; a photograph has no label. */
export function Caption({ picture, context }: CaptionProps) {
  const isPrint = picture.kind === 'print';
  // The spaces before “Print” are outside its element; inside, the full stop could wrap to the next line. A margin would
  // remain where “Print” begins a line.
  const text = isPrint ? `${picture.caption}  ` : picture.caption;
  return (
    <figcaption className={styles.caption}>
      {picture.language?.caption ? (
        <span lang={picture.language.caption} dir="auto">
          {text}
        </span>
      ) : (
        text
      )}
      {isPrint && <span className={styles.kind}>{context.navigation.labels.print}</span>}
    </figcaption>
  );
}
