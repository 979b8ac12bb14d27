import type { LocalImageService } from 'astro';
import sharpService from 'astro/assets/services/sharp';
import sharp from 'sharp';

/** Focus of a crop, in percent from the left and the top: `50% 60%`. */
export type Focus = string;

/**
 * The largest part of a picture that has a given ratio, as near as possible to the focus.
 * @returns pixels from the left and top, and the part’s size
 */
export function cropAround(focus: Focus, picture: { width: number; height: number }, ratio: number) {
  const [x, y] = focus.split(' ').map((percent) => Number.parseFloat(percent) / 100) as [number, number];
  const width = Math.min(picture.width, Math.round(picture.height * ratio));
  const height = Math.min(picture.height, Math.round(picture.width / ratio));
  const within = (centre: number, size: number, most: number) =>
    Math.round(Math.min(Math.max(centre * most - size / 2, 0), most - size));
  return { left: within(x, width, picture.width), top: within(y, height, picture.height), width, height };
}

/**
 * Astro’s sharp service with the one thing that it lacks: a crop around a focus, given as `focus`.
 * Astro keeps pictures by their properties: after a change of this code remove `.cache/astro/assets`.
 */
const service: LocalImageService = {
  ...sharpService,
  propertiesToHash: ['src', 'width', 'height', 'format', 'quality', 'focus'],
  // The development server makes pictures when their address is asked for, so the address carries the focus.
  async getURL(transform, config, logger) {
    const address = await sharpService.getURL(transform, config, logger);
    const { focus } = transform as { focus?: Focus };
    return focus ? `${address}&focus=${encodeURIComponent(focus)}` : address;
  },
  parseURL(address, config, logger) {
    const transform = sharpService.parseURL(address, config, logger);
    const focus = address.searchParams.get('focus');
    if (!transform || transform instanceof Promise || !focus) return transform;
    return { ...transform, focus };
  },
  async transform(input, transform, config, logger) {
    const { focus, width, height } = transform as { focus?: Focus; width?: number; height?: number };
    if (!focus || !width || !height) return sharpService.transform(input, transform, config, logger);
    const upright = sharp(input).autoOrient();
    const { autoOrient } = await upright.metadata();
    // A lossless file in between keeps the quality and carries neither rotation nor other metadata.
    const cropped = await upright
      .extract(cropAround(focus, autoOrient, width / height))
      .png({ compressionLevel: 1 })
      .toBuffer();
    return sharpService.transform(cropped, transform, config, logger);
  },
};

// Astro asks for a default export.
export default service;
