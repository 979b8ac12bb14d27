import { getImage } from 'astro:assets';
import { type CollectionEntry, getCollection } from 'astro:content';
import type { PictureMetadata } from '../content/picture.ts';
import type { ThemeFile } from '../content/theme.ts';
import { INK_MAP } from '../pictures/ink-map.ts';
import { sourceOf } from '../pictures/load-pictures.ts';
import type { PictureData, PicturePlacement } from '../pictures/picture-data.ts';

/** A picture as it is printed. */
export interface BrochurePicture extends PictureMetadata, Pick<PictureData, 'colour' | 'language'> {
  src: string;
  width: number;
  height: number;
}

/**
 * A photograph has 200 dots to an inch across the widest place, as JPEG, because a PDF holds JPEG as it is. A print keeps
 * the edges of its ink map, at 440 dots to an inch: without loss it takes less than as JPEG.
 */
const FILES = {
  photograph: { width: 1440, height: 900, format: 'jpeg', quality: 70 },
  print: { ...INK_MAP, format: 'png' },
} as const;

/** Every described picture by name. */
export async function loadBrochurePictures(
  colours: ThemeFile['colours'],
): Promise<Record<string, BrochurePicture>> {
  const entries = await getCollection('pictures');
  return Object.fromEntries(
    await Promise.all(entries.map(async ({ id, data }) => [id, await makePicture(data, colours)])),
  );
}

/** A picture as blocks of the site show it: one file serves every width. */
export function inBlock(
  placement: PicturePlacement,
  { src, width, height, ...metadata }: BrochurePicture,
): PictureData {
  const file = { src, width, height };
  return {
    ...placement,
    ...metadata,
    sources: [],
    fallback: file,
    large: { ...file, srcSet: '', focus: 50 },
  };
}

async function makePicture(entry: CollectionEntry<'pictures'>['data'], colours: ThemeFile['colours']) {
  const { alt, caption, kind, credit, focus, colour } = entry;
  const { width, height } = FILES[kind];
  const { src } = await getImage({ ...sourceOf(entry, colours), ...FILES[kind] });
  return { src, width, height, alt, caption, kind, credit, focus, colour };
}
