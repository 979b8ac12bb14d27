import type { LocalImageService } from 'astro';
import sharpService from 'astro/assets/services/sharp';
import sharp from 'sharp';
import type { Picture } from '../schema/picture.ts';
import { cropAround } from './crop.ts';

interface Options extends Pick<Picture, 'focus' | 'kind'> {
  width: number;
  height: number;
}

/** Options that Astro does not know, and that the address of a picture carries to the development server, which draws it when asked. */
const OWN_OPTIONS = ['focus', 'kind'] as const;

/**
 * Astro’s sharp service with what it lacks: a crop around a focus, given as `focus`, and the scaling of prints, which
 * `kind` tells from photographs.
 * Astro keeps pictures by their properties: after a change of this code remove `.cache/astro/assets`.
 */
const service: LocalImageService = {
  ...sharpService,
  propertiesToHash: ['src', 'width', 'height', 'format', 'quality', ...OWN_OPTIONS],
  async getURL(transform, config, logger) {
    const address = await sharpService.getURL(transform, config, logger);
    const options = OWN_OPTIONS.flatMap((name) => (transform[name] ? [[name, transform[name]]] : []));
    return options.length > 0 ? `${address}&${new URLSearchParams(options)}` : address;
  },
  parseURL(address, config, logger) {
    const transform = sharpService.parseURL(address, config, logger);
    if (!transform || transform instanceof Promise) return transform;
    const options = OWN_OPTIONS.flatMap((name) => {
      const value = address.searchParams.get(name);
      return value ? [[name, value]] : [];
    });
    return { ...transform, ...Object.fromEntries(options) };
  },
  async transform(input, transform, config, logger) {
    const isCropped = transform['focus'] && transform.width && transform.height;
    const drawn = isCropped ? await crop(input, transform as unknown as Options) : input;
    return sharpService.transform(drawn, transform, config, logger);
  },
};

/**
 * The part of a picture around its focus. A photograph keeps its size; a print is scaled in linear light, so that edges
 * between its few colours are mixed as light is, and by the one filter that adds no fringes to them.
 */
async function crop(input: Uint8Array, { focus, kind, width, height }: Options): Promise<Buffer> {
  const upright = sharp(input).autoOrient();
  const { autoOrient } = await upright.metadata();
  const part = upright.extract(cropAround(focus, autoOrient, width / height));
  if (kind === 'print') part.pipelineColourspace('scrgb').resize({ width, height, kernel: 'linear' });
  // A lossless file in between keeps the quality and carries neither rotation nor other metadata.
  return part.png({ compressionLevel: 1 }).toBuffer();
}

// Astro asks for a default export.
export default service;
