import type { LocalImageService } from 'astro';
import sharpService from 'astro/assets/services/sharp';
import type { Sharp } from 'sharp';
import { openPicture } from './open-picture.ts';
import type { Size } from './variants.ts';

/** Increase it after changing what this file draws: Astro caches pictures by their properties, and this is one. */
const VERSION = 1;

/**
 * Astro’s sharp service with what it lacks: a crop around a point (`position`, such as `50% 60%`) or, if it is to `contain`
 * the whole picture, a margin beside it, and the scaling of prints.
 */
const service: LocalImageService = {
  ...sharpService,
  propertiesToHash: [
    'src',
    'width',
    'height',
    'format',
    'quality',
    'position',
    'fit',
    'background',
    'version',
  ],
  validateOptions: async (options, config, logger) => ({
    ...(await sharpService.validateOptions!(options, config, logger)),
    version: [VERSION, config.service.config],
  }),
  async transform(input, transform, config, logger) {
    const { position, fit, ...rest } = transform;
    const { width, height, background } = rest;
    if (!position || !width || !height) return sharpService.transform(input, rest, config, logger);
    const size = { width, height };
    const drawn = await (fit === 'contain' ? contain(input, size, background) : crop(input, position, size));
    return sharpService.transform(drawn, rest, config, logger);
  },
};

/**
 * The part of a picture around its focus. A photograph keeps its size; a print, which is stored with a palette, is scaled in
 * linear light, as edges between its few colours need it, and by the one filter that adds no fringes to them.
 */
async function crop(input: Uint8Array, focus: string, { width, height }: Size): Promise<Buffer> {
  const upright = openPicture(input);
  const { autoOrient, isPalette } = await upright.metadata();
  const part = upright.extract(cropAround(focus, autoOrient, width / height));
  if (isPalette) part.pipelineColourspace('scrgb').resize({ width, height, kernel: 'linear' });
  return lossless(part);
}

/** The whole picture, with a margin on two sides where it has another shape. */
const contain = (input: Uint8Array, size: Size, background: string | undefined) =>
  lossless(openPicture(input).resize({ ...size, fit: 'contain', background: background! }));

/** An intermediate file that keeps the quality, and carries neither rotation nor other metadata. */
const lossless = (picture: Sharp): Promise<Buffer> => picture.png({ compressionLevel: 0 }).toBuffer();

/**
 * The largest part of a picture that has a given ratio, as near as possible to the focus.
 * @param focus in per cent from the left and the top: `50% 60%`
 * @returns pixels from the left and top, and the part’s size
 */
export function cropAround(focus: string, picture: Size, ratio: number) {
  const [x, y] = focus.split(' ').map((percent) => Number.parseFloat(percent) / 100) as [number, number];
  const width = Math.min(picture.width, Math.round(picture.height * ratio));
  const height = Math.min(picture.height, Math.round(picture.width / ratio));
  const within = (centre: number, size: number, most: number) =>
    Math.round(Math.min(Math.max(centre * most - size / 2, 0), most - size));
  return { left: within(x, width, picture.width), top: within(y, height, picture.height), width, height };
}

// Astro requires a default export.
export default service;
