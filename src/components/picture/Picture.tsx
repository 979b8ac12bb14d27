import { clsx } from 'clsx';
import { colourClass, type PictureData } from '../../pictures/picture-data.ts';
import type { PageContext } from '../page-context.ts';
import styles from './picture.module.css';

export interface PictureProps {
  picture: PictureData;
  className?: string | undefined;
}

/** A photograph or print at the width and in the format that the visitor’s screen needs. None is in the first view: pages begin with a hero. */
export function Picture({ picture, className }: PictureProps) {
  const { sources, fallback, alt, language } = picture;
  return (
    <picture className={clsx(styles.picture, className)}>
      {sources.map((source) => (
        <source key={source.type + source.media} {...source} />
      ))}
      <img
        {...fallback}
        alt={alt}
        lang={language?.alt}
        className={clsx(colourClass(picture), picture.kind === 'document' && styles.document)}
        loading="lazy"
      />
    </picture>
  );
}

export interface CaptionProps {
  picture: Pick<PictureData, 'caption' | 'kind' | 'language'>;
  context: PageContext;
}

/** The caption of a picture. A print is labelled as one; a photograph has no label. */
export function Caption({ picture, context }: CaptionProps) {
  const { kind, language } = picture;
  const caption = kind === 'print' ? `${picture.caption} ` : picture.caption;
  return (
    <figcaption className={styles.caption}>
      {language?.caption ? (
        <span lang={language.caption} dir="auto">
          {caption}
        </span>
      ) : (
        caption
      )}
      {kind === 'print' && <span className={styles.kind}>{context.navigation.labels.print}</span>}
    </figcaption>
  );
}
