import { getImage } from 'astro:assets';
import { type CollectionEntry, getEntry } from 'astro:content';
import type { PictureData, PicturePlacement } from './picture-data.ts';
import { type Shape, type Size, sizeOf, VARIANTS, type Variant, WIDE } from './variants.ts';

/**
 * Qualities without visible artefacts at arm’s length. AVIF has one for the smaller width of a shape and one for the larger,
 * whose artefacts are too fine to be seen on a sharp screen. Thin lines of prints and documents need a higher one than photographs. JPEG
 * is for browsers without AVIF. `large` is for the viewer: a print that the page shows whole is made and fetched once.
 */
const QUALITY = {
  avif: { print: [55, 50], photograph: [44, 44], document: [55, 50] },
  jpeg: 72,
  large: { avif: { print: 50, photograph: 55, document: 55 }, jpeg: 80 },
} as const;

/** The maximum width of a large picture, in pixels. A phone of two pixels per CSS pixel shows nearly as many. */
const LARGE_WIDTH = 1600;

type Entry = CollectionEntry<'pictures'>['data'];

/**
 * Makes the files of all placements and returns their addresses.
 * @throws Error when a placement names an unknown picture
 */
export function loadPictures(placements: PicturePlacement[]): Promise<PictureData[]> {
  return Promise.all(
    placements.map(async ({ name, variant, opens }) => {
      const entry = await getEntry('pictures', name);
      if (!entry)
        throw new Error(
          `There is no content/pictures/${name}.yaml. Add it, or correct the name on the page.`,
        );
      return { name, variant, ...(await makePicture(entry.data, VARIANTS[variant], opens)) };
    }),
  );
}

async function makePicture(entry: Entry, { phone, wide }: Variant, opens = false) {
  const { file, size, background, ...metadata } = entry;
  const sourceOf = async ({ ratio, widths, sizes }: Shape, media?: string) => {
    const files = widths.map(async (width, i) => {
      const src = await writePicture(entry, sizeOf(ratio, width), 'avif', QUALITY.avif[entry.kind][i]!);
      return `${src} ${width}w`;
    });
    return { type: 'image/avif', srcSet: (await Promise.all(files)).join(), sizes, media };
  };
  const onPhones = sizeOf(phone.ratio, phone.widths[0]);
  return {
    ...metadata,
    sources: [await sourceOf(wide, WIDE), await sourceOf(phone)],
    fallback: { src: await writePicture(entry, onPhones, 'jpeg', QUALITY.jpeg), ...onPhones },
    large: opens
      ? {
          avif: await writePicture(entry, largeSizeOf(entry), 'avif', QUALITY.large.avif[entry.kind]),
          ...(await makeLarge(entry)),
        }
      : undefined,
  };
}

/** The whole picture, as the viewer shows it in browsers without AVIF. */
export async function makeLarge(entry: Entry) {
  const size = largeSizeOf(entry);
  return { src: await writePicture(entry, size, 'jpeg', QUALITY.large.jpeg), ...size };
}

/** Makes a file of a picture, cut around its focus unless it is a document. @returns its address */
async function writePicture(
  { file, focus, kind, background }: Entry,
  size: Size,
  format: 'avif' | 'jpeg',
  quality: number,
) {
  const { src } = await getImage({
    src: file,
    position: focus,
    fit: kind === 'document' ? 'contain' : undefined,
    background,
    ...size,
    format,
    quality,
  });
  return src;
}

/** The size of a large picture. */
const largeSizeOf = ({ size }: Entry): Size =>
  sizeOf([size.width, size.height], Math.min(LARGE_WIDTH, size.width));
