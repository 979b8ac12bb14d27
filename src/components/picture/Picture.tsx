import { clsx } from 'clsx';
import { colourClass, type PictureData } from '../../pictures/picture-data.ts';
import styles from './picture.module.css';

export interface PictureProps {
  picture: PictureData;
  className?: string | undefined;
}

/** A picture in the width and format that a screen needs. It loads late: pages begin with a hero, which has no pictures. */
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
  picture: Pick<PictureData, 'caption' | 'language'>;
  /** What the block’s pictures are, shown with the first of them. */
  note?: string | undefined;
}

/** The caption of a picture. */
export function Caption({ picture: { caption, language }, note }: CaptionProps) {
  return (
    <figcaption className={styles.caption}>
      {language?.caption ? (
        <span lang={language.caption} dir="auto">
          {caption}
        </span>
      ) : (
        caption
      )}
      {note && <span className={styles.note}> {note}</span>}
    </figcaption>
  );
}
