import { open } from 'node:fs/promises';
import { extname } from 'node:path';
import sharp from 'sharp';

/** Formats that the build reads. */
const READABLE = ['jpeg', 'png', 'webp', 'avif', 'tiff'];

/** The endings by which Astro knows a picture. */
const ENDINGS = ['jpg', 'jpeg', 'png', 'webp', 'avif', 'tiff'];

const EXPORT = 'open it in a picture program and export it as JPEG.';

/**
 * Properties of a source image: its upright size in pixels; or the reason why the build cannot use it, with the remedy.
 */
type Inspection = { width: number; height: number } | { refusal: string };

/**
 * Reads a source image as the build will. Rotation by EXIF, CMYK, 16 bits a channel and other colour profiles are
 * handled by sharp later on, so they are no reason to refuse.
 */
export async function inspectPicture(path: string): Promise<Inspection> {
  if (await isHeic(path)) {
    return {
      refusal: `is a HEIC file, straight from a phone, which browsers do not show. Share it from the phone as JPEG (iPhone: Settings, Camera, Formats, Most Compatible), or ${EXPORT}`,
    };
  }
  try {
    const picture = sharp(path, { failOn: 'truncated' });
    const { format, compression, autoOrient } = await picture.metadata();
    const kind = format === 'heif' && compression === 'av1' ? 'avif' : format;
    if (!READABLE.includes(kind)) {
      return { refusal: `is of the kind ${kind.toUpperCase()}, which cannot be used: ${EXPORT}` };
    }
    const ending = extname(path).slice(1);
    if (!ENDINGS.includes(ending.toLowerCase())) {
      const name = ending ? `has the ending “.${ending}”` : 'has no ending';
      const right = kind === 'jpeg' ? 'jpg' : kind;
      return {
        refusal: `${name}, which the build does not know; the picture in it is of the kind ${kind.toUpperCase()}. Let its name end with \`.${right}\`, here and in the entry beside it.`,
      };
    }
    // Decoding shows a file that was cut off on its way; a few pixels of it are enough.
    await picture.resize(32).raw().toBuffer();
    return autoOrient;
  } catch (error) {
    if (/pixel limit/.test(String(error)))
      return { refusal: `has more pixels than can be read: ${EXPORT} 4,000 pixels wide are plenty.` };
    return {
      refusal: `is damaged or not a picture. Copy it again from where it came from; if that does not help: ${EXPORT}`,
    };
  }
}

/** Tests whether the first bytes of a file identify HEIC or HEIF with HEVC (ISO 23008-12). */
async function isHeic(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer } = await file.read({ buffer: Buffer.alloc(12), length: 12 });
    return /^ftyp(heic|heix|hevc|hevx|heim|heis|mif1|msf1)$/.test(buffer.toString('latin1', 4, 12));
  } finally {
    await file.close();
  }
}
