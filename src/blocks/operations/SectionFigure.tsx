import { clsx } from 'clsx';
import { Caption } from '../../components/picture/Caption.tsx';
import { Picture } from '../../components/picture/Picture.tsx';
import type { Site } from '../../model/site.ts';
import { findPicture } from '../../pictures/picture-data.ts';
import styles from './section-figure.module.css';

export interface SectionFigureProps {
  name: string;
  site: Site;
  /** Beside the words, where no cut-out stands; else below them. */
  beside: boolean;
}

export function SectionFigure({ name, site, beside }: SectionFigureProps) {
  const picture = findPicture(site.pictures, { name, slot: 'section' });
  return (
    <figure className={clsx(styles.figure, beside && styles.beside)}>
      <Picture picture={picture} className={styles.picture} />
      <Caption picture={picture} site={site} />
    </figure>
  );
}
