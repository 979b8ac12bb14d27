import { Caption, Picture } from '../../components/picture/Picture.tsx';
import { Container, Section } from '../../components/section/Section.tsx';
import { findPicture } from '../../pictures/picture-data.ts';
import { galleryVariant } from '../../pictures/variants.ts';
import type { BlockProps } from '../blocks.ts';
import styles from './gallery.module.css';

/** Each picture is a link to the large picture; `viewer/open-viewer.ts` shows it in a viewer instead. */
export function Gallery({ blockId, title, note, pictures, context }: BlockProps<'gallery'>) {
  const { viewer } = context.navigation.labels;
  return (
    <Section id={blockId} aria-labelledby={`${blockId}-title`}>
      <Container>
        <h2 id={`${blockId}-title`}>{title}</h2>
        {note && <p className={styles.note}>{note}</p>}
        <ul
          className={styles.pictures}
          data-close={viewer.close}
          data-previous={viewer.previous}
          data-next={viewer.next}
          data-zoom-in={viewer.zoomIn}
          data-zoom-out={viewer.zoomOut}
          data-position={viewer.position}
        >
          {pictures.map((name, i) => {
            const variant = galleryVariant(i, pictures.length);
            const picture = findPicture(context.pictures, { name, variant });
            const { src, avif, width, height } = picture.large!;
            return (
              <li key={name} className={styles[variant]}>
                <figure>
                  <a
                    href={src}
                    data-srcset={`${avif} ${width}w ${height}h`}
                    data-focus={Number.parseFloat(picture.focus)}
                  >
                    <Picture picture={picture} />
                  </a>
                  <Caption picture={picture} context={context} />
                </figure>
              </li>
            );
          })}
        </ul>
      </Container>
    </Section>
  );
}
