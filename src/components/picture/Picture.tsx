import { clsx } from 'clsx';
import { colourClass, type PictureData } from '../../pictures/picture-data.ts';
import styles from './picture.module.css';

export interface PictureProps {
  picture: PictureData;
  /** True for a picture in the first view, which is loaded at once. */
  first?: boolean;
  className?: string | undefined;
}

/** A photograph or print at the width and in the format that the visitor’s screen needs. */
export function Picture({ picture, first = false, className }: PictureProps) {
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
        className={colourClass(picture)}
        loading={first ? undefined : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
      />
    </picture>
  );
}
