import { Caption } from '../components/picture/Caption.tsx';
import type { BrochureContent } from './load-brochure.ts';
import styles from './print-figure.module.css';

export interface PrintFigureProps {
  content: BrochureContent;
  name: string;
}

/** A picture that fills the room it is given, with its caption. */
export function PrintFigure({ content, name }: PrintFigureProps) {
  const { src, width, height, alt, focus, caption, kind } = content.pictures[name]!;
  return (
    <figure className={styles.figure}>
      <img src={src} width={width} height={height} alt={alt} style={{ objectPosition: focus }} />
      <Caption picture={{ caption, kind }} site={content.site} />
    </figure>
  );
}
