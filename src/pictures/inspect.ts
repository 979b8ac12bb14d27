import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { openPicture } from './open-picture.ts';
import type { Size } from './variants.ts';

/** The endings by which Astro recognises a picture. */
const ENDINGS = ['.jpg', '.jpeg', '.png', '.webp', '.avif', '.tiff'];

/** Their formats, as sharp names them. It would also draw an SVG file, and read the files to which that refers. */
const FORMATS = ['jpeg', 'png', 'webp', 'heif', 'tiff'];

/**
 * Reads a source image as the build will. The build handles rotation by EXIF, CMYK, 16 bits a channel, other colour profiles
 * and transparent parts, and draws the first picture of an animation, so none of these is refused.
 * @returns its upright size in pixels, or the reason why the build cannot use it, with the remedy
 */
export async function inspectPicture(path: string): Promise<Size | { refusal: string }> {
  if (!ENDINGS.includes(extname(path).toLowerCase()))
    return {
      refusal: `is not a supported type of file (${ENDINGS.join(', ')}): open it in an image editor and export it as JPEG. To take JPEG photographs with an iPhone, choose Settings, Camera, Formats, Most Compatible.`,
    };
  const bytes = await readFile(path);
  try {
    const picture = openPicture(bytes);
    const { autoOrient, format } = await picture.metadata();
    // Decoding finds a file that was cut off in transit; a few pixels of it are enough.
    await picture.resize(32).raw().toBuffer();
    if (FORMATS.includes(format)) return autoOrient;
  } catch {}
  return {
    refusal:
      'is damaged, is too large to read, or has the wrong file extension. Copy it again from its source. If that does not help, open it in an image editor and export it as JPEG, at most 4,000 pixels wide.',
  };
}
