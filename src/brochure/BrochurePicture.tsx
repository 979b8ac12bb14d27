import { Caption } from '../components/picture/Picture.tsx';
import styles from './brochure-picture.module.css';
import type { BrochureContent } from './load-brochure.ts';

/** A picture that fills the room it is given, with its caption. */
export function BrochurePicture({ content, name }: { content: BrochureContent; name: string }) {
  const { src, width, height, alt, focus, caption, kind, language } = content.pictures[name]!;
  return (
    <figure className={styles.brochurePicture}>
      <img
        src={src}
        width={width}
        height={height}
        alt={alt}
        lang={language?.alt}
        style={{ objectPosition: focus }}
      />
      <Caption picture={{ caption, kind, language }} context={content.context} />
    </figure>
  );
}
