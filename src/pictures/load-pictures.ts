import { getImage } from 'astro:assets';
import { type CollectionEntry, getEntry } from 'astro:content';
import type { ImageMetadata } from 'astro';
import type { PictureData, PicturePlacement } from './picture-data.ts';
import { VARIANTS, type Variant, WIDE } from './variants.ts';

/** Qualities that stay under 40 KB a picture on a phone and show no artefacts at arm’s length. */
const QUALITY = { avif: 44, webp: 62, jpeg: 72 } as const;

/** Widths of the picture that opens when one is chosen, in pixels. */
const LARGE = [1080, 1600];

type Entry = CollectionEntry<'pictures'>['data'];

/**
 * What Astro knows of a source image. It publishes one as soon as one of its properties is read, for a page might
 * link to it; reading the clone keeps source images, with all that a camera wrote into them, out of the site.
 */
const sourceImageOf = ({ file }: Entry) => {
  const { clone } = file as ImageMetadata & { clone: ImageMetadata };
  return { width: clone.width, height: clone.height };
};

/**
 * Makes every file that the uses need and says where they are.
 * @throws Error when a use names a picture that `pictures.yaml` does not know
 */
export function loadPictures(uses: PicturePlacement[]): Promise<PictureData[]> {
  return Promise.all(
    uses.map(async ({ name, variant }) => {
      const entry = await getEntry('pictures', name);
      if (!entry) throw new Error(`There is no picture “${name}” in content/pictures/pictures.yaml.`);
      return { name, variant, ...(await draw(entry.data, VARIANTS[variant])) };
    }),
  );
}

async function draw(entry: Entry, variant: Variant): Promise<Omit<PictureData, 'name' | 'variant'>> {
  const { file, alt, caption, kind, credit, colour, focus } = entry;
  const sourceImage = sourceImageOf(entry);
  const sources = [
    await source(entry, variant.wide, 'avif', WIDE),
    await source(entry, variant.wide, 'webp', WIDE),
    await source(entry, variant.phone, 'avif'),
    await source(entry, variant.phone, 'webp'),
  ];
  const [width, height] = sizeOf(variant.phone, variant.phone.widths[1]!);
  const fallback = await getImage({ src: file, width, height, format: 'jpeg', quality: QUALITY.jpeg, focus });

  const large = LARGE.filter((candidate) => candidate <= sourceImage.width || candidate === LARGE[0]);
  const largest = large.at(-1)!;
  const largestHeight = Math.round((largest * sourceImage.height) / sourceImage.width);
  const whole = { src: file, width: largest, height: largestHeight };
  return {
    alt,
    caption,
    kind,
    credit,
    colour,
    sources,
    fallback: { src: fallback.src, width, height },
    large: {
      src: (await getImage({ ...whole, format: 'jpeg', quality: 80 })).src,
      srcSet: await srcSet(
        large.map((candidate) => getImage({ src: file, width: candidate, format: 'avif', quality: 55 })),
      ),
      width: largest,
      height: largestHeight,
    },
  };
}

async function source(entry: Entry, shape: Variant['phone'], format: 'avif' | 'webp', media?: string) {
  const [width, height] = sizeOf(shape, shape.widths[1]!);
  // Browsers that know WebP but not AVIF are few and on sharp screens: the smallest width is not for them.
  const widths = format === 'webp' ? shape.widths.slice(1) : shape.widths;
  const images = widths.map((candidate) => {
    const [w, h] = sizeOf(shape, candidate);
    return getImage({
      src: entry.file,
      width: w,
      height: h,
      format,
      quality: QUALITY[format],
      focus: entry.focus,
    });
  });
  return { type: `image/${format}`, srcSet: await srcSet(images), sizes: shape.sizes, media, width, height };
}

const sizeOf = ({ ratio }: Variant['phone'], width: number): [width: number, height: number] => [
  width,
  Math.round((width * ratio[1]) / ratio[0]),
];

async function srcSet(images: ReturnType<typeof getImage>[]): Promise<string> {
  return (await Promise.all(images)).map(({ src, options }) => `${src} ${options.width}w`).join(', ');
}
