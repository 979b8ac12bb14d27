import { getImage } from 'astro:assets';
import { type CollectionEntry, getEntry } from 'astro:content';
import type { ImageMetadata } from 'astro';
import type { PictureData, PicturePlacement } from './picture-data.ts';
import { type Ratio, type Shape, VARIANTS, type Variant, WIDE } from './variants.ts';

/**
 * Qualities without visible artefacts at arm’s length. AVIF has one for the smaller width of a shape and one for the larger,
 * whose artefacts are too fine to be seen on a sharp screen. Thin lines of prints need a higher one than photographs. JPEG
 * is for browsers without AVIF. `large` is for the viewer.
 */
const QUALITY = {
  avif: { print: [55, 50], photograph: [44, 44] },
  jpeg: 72,
  large: { avif: 55, jpeg: 80 },
} as const;

/** The most pixels in width of a large picture. A phone of two pixels per CSS pixel shows nearly as many. */
const LARGE_WIDTH = 1600;

type Entry = CollectionEntry<'pictures'>['data'];

/**
 * The size of a source image. Astro publishes a source image as soon as one of its properties is read, because a page might
 * link to it. Reading the clone keeps source images, with their camera metadata, out of the site.
 */
const sourceImageOf = ({ file }: Entry) => {
  const { clone } = file as ImageMetadata & { clone: ImageMetadata };
  return { width: clone.width, height: clone.height };
};

/**
 * Makes the files of all placements and returns their addresses.
 * @throws Error when a placement names an unknown picture
 */
export function loadPictures(placements: PicturePlacement[]): Promise<PictureData[]> {
  return Promise.all(
    placements.map(async ({ name, variant, opens }) => {
      const entry = await getEntry('pictures', name);
      if (!entry) throw new Error(`There is no content/pictures/${name}.yaml.`);
      return { name, variant, ...(await makePicture(entry.data, VARIANTS[variant], opens)) };
    }),
  );
}

async function makePicture(entry: Entry, { phone, wide }: Variant, opens = false) {
  const { alt, caption, kind, credit, colour, file, focus } = entry;
  const make = (size: Size, format: 'avif' | 'jpeg', quality: number) =>
    getImage({ src: file, position: focus, ...size, format, quality });
  const srcSet = async (sizes: Size[], qualities: readonly number[]) => {
    const images = await Promise.all(sizes.map((size, i) => make(size, 'avif', qualities[i]!)));
    return images.map(({ src }, i) => `${src} ${sizes[i]!.width}w`).join();
  };
  const drawSource = async ({ ratio, widths, sizes }: Shape, media?: string) => {
    const files = widths.map((width) => sizeOf(ratio, width));
    return { type: 'image/avif', srcSet: await srcSet(files, QUALITY.avif[kind]), sizes, media };
  };

  const onPhones = sizeOf(phone.ratio, phone.widths[0]!);
  return {
    alt,
    caption,
    kind,
    credit,
    colour,
    sources: [await drawSource(wide, WIDE), await drawSource(phone)],
    fallback: { src: (await make(onPhones, 'jpeg', QUALITY.jpeg)).src, ...onPhones },
    large: opens
      ? {
          srcSet: await srcSet([largeSizeOf(entry)], [QUALITY.large.avif]),
          ...(await makeLarge(entry)),
          focus: Number.parseFloat(focus),
        }
      : undefined,
  };
}

/** The whole picture, as the viewer shows it in browsers without AVIF. */
export async function makeLarge(entry: Entry) {
  const size = largeSizeOf(entry);
  const { src } = await getImage({
    src: entry.file,
    position: entry.focus,
    ...size,
    format: 'jpeg',
    quality: QUALITY.large.jpeg,
  });
  return { src, ...size };
}

function largeSizeOf(entry: Entry): Size {
  const { width, height } = sourceImageOf(entry);
  return sizeOf([width, height], Math.min(LARGE_WIDTH, width));
}

interface Size {
  width: number;
  height: number;
}

const sizeOf = (ratio: Ratio, width: number): Size => ({
  width,
  height: Math.round((width * ratio[1]) / ratio[0]),
});
