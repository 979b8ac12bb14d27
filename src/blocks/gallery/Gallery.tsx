import { clsx } from 'clsx';
import arrow from '../../components/arrow/arrow.module.css';
import { opensLarge } from '../../components/picture/large-pictures.ts';
import { Caption } from '../../components/picture/Picture.tsx';
import { PictureLink } from '../../components/picture/PictureLink.tsx';
import { Container, Section } from '../../components/section/Section.tsx';
import { findPicture } from '../../pictures/picture-data.ts';
import { galleryVariant } from '../../pictures/variants.ts';
import type { BlockProps } from '../blocks.ts';
import styles from './gallery.module.css';

/** How many pictures phones show before the link to all: full rows. */
const FIRST = 5;

/** A grid of pictures, which open large. On phones, a longer gallery ends with a link to all. */
export function Gallery({
  block: { title, note, pictures: names },
  blockId,
  context,
}: BlockProps<'gallery'>) {
  const { navigation } = context;
  const pictures = names.map((name, i) =>
    findPicture(context.pictures, { name, variant: galleryVariant(i, names.length) }),
  );
  const isLong = pictures.length > FIRST + 1;
  return (
    <Section id={blockId} aria-labelledby={`${blockId}-title`}>
      <Container>
        <h2 id={`${blockId}-title`}>{title}</h2>
        {note && <p className={styles.note}>{note}</p>}
        <ul
          className={clsx(styles.pictures, isLong && styles.long)}
          {...opensLarge(title, pictures, navigation)}
        >
          {pictures.map((picture) => (
            <li key={picture.name} className={styles[picture.variant]}>
              <figure>
                <PictureLink picture={picture} />
                <Caption picture={picture} />
              </figure>
            </li>
          ))}
          {isLong && (
            <li className={styles.all}>
              <a href={pictures[0]!.large!.src} className={arrow.arrow}>
                {navigation.labels.allPictures.replace('%total', String(pictures.length))}
              </a>
            </li>
          )}
        </ul>
      </Container>
    </Section>
  );
}
