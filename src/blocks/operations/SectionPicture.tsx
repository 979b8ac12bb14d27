import type { PageContext } from '../../components/page-context.ts';
import { Caption, type CaptionProps, Picture } from '../../components/picture/Picture.tsx';
import { findPicture } from '../../pictures/picture-data.ts';
import styles from './section-picture.module.css';

export interface SectionPictureProps {
  name: string;
  variant: 'section' | 'vehicle';
  note: CaptionProps['note'];
  context: PageContext;
}

/** The picture of an operation, or of the vehicle that is chosen, with its caption. */
export function SectionPicture({ name, variant, note, context }: SectionPictureProps) {
  const picture = findPicture(context.pictures, { name, variant });
  return (
    <figure className={styles.sectionPicture}>
      <Picture picture={picture} className={styles[variant]} />
      <Caption picture={picture} note={note} />
    </figure>
  );
}
