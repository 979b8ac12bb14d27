import type { LocalImageService } from 'astro';
import sharpService from 'astro/assets/services/sharp';
import sharp from 'sharp';
import type { Size } from './variants.ts';

/**
 * Astro’s sharp service with what it lacks: a crop around a point (`position`, such as `50% 60%`), and the scaling of prints.
 * Astro keeps pictures by their properties: after a change of this code remove `.cache/astro/assets`.
 */
const service: LocalImageService = {
  ...sharpService,
  async transform(input, { position, ...transform }, config, logger) {
    const { width, height } = transform;
    const drawn = position && width && height ? await crop(input, position, width, height) : input;
    return sharpService.transform(drawn, transform, config, logger);
  },
};

/**
 * The part of a picture around its focus. A photograph keeps its size; a print, which is stored with a palette, is scaled in
 * linear light, as edges between its few colours need it, and by the one filter that adds no fringes to them.
 */
async function crop(input: Uint8Array, focus: string, width: number, height: number): Promise<Buffer> {
  const upright = sharp(input).autoOrient();
  const { autoOrient, isPalette } = await upright.metadata();
  const part = upright.extract(cropAround(focus, autoOrient, width / height));
  if (isPalette) part.pipelineColourspace('scrgb').resize({ width, height, kernel: 'linear' });
  // A lossless file in between keeps the quality and carries neither rotation nor other metadata.
  return part.png({ compressionLevel: 0 }).toBuffer();
}

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

// Astro asks for a default export.
export default service;
