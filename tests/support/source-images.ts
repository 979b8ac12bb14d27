/** Makes picture files of the kinds that owners have. */
import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

const RED = { r: 200, g: 30, b: 20 };
const BLUE = { r: 20, g: 60, b: 200 };

/** A scene whose upper half is red and whose lower half is blue. */
function scene(width: number, height: number) {
  const half = { width, height: Math.floor(height / 2), channels: 3 as const };
  return sharp({ create: { width, height, channels: 3, background: BLUE } }).composite([
    { input: { create: { ...half, background: RED } }, top: 0, left: 0 },
  ]);
}

/** Writes a JPEG of the scene, without defects. */
export const writeScene = (path: string, width = 1600, height = 1000) =>
  scene(width, height).jpeg({ quality: 95 }).toFile(path);

/**
 * Writes a photograph like that of a phone held upright. Its pixels are rotated, and its EXIF data contain the
 * orientation (6) and the place.
 */
export async function writePhonePhotograph(path: string, width = 1600, height = 1000) {
  const upright = await scene(width, height).png().toBuffer();
  await sharp(upright)
    .rotate(-90)
    .jpeg({ quality: 95 })
    .withExif({
      IFD0: { Make: 'A phone' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '0/1 20/1 51/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '32/1 34/1 57/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .toFile(path);
}

/** Writes a PNG that EXIF turns upright. Astro reads that of JPEG files alone. */
export async function writeSidewaysPng(path: string) {
  const lying = await sharp(await scene(1600, 1000).png().toBuffer())
    .rotate(-90)
    .png()
    .toBuffer();
  await sharp(lying).withMetadata({ orientation: 6 }).toFile(path);
}

/** Writes the scene with nothing in the place of its upper half. */
export const writeTransparent = (path: string) =>
  sharp({ create: { width: 1600, height: 500, channels: 4, background: { ...BLUE, alpha: 1 } } })
    .extend({ top: 500, background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .toFile(path);

/** Writes an animation that begins with the scene. */
export async function writeAnimation(path: string) {
  const first = await scene(1600, 1000).png().toBuffer();
  const second = await sharp(first).negate().toBuffer();
  await sharp([first, second], { join: { animated: true } })
    .webp({ delay: 100 })
    .toFile(path);
}

/** Writes a JPEG with a few bytes too many, as some cameras do. */
export async function writeExtraBytes(path: string) {
  const bytes = await scene(1600, 1000).jpeg().toBuffer();
  writeFileSync(path, Buffer.concat([bytes.subarray(0, 20), Buffer.alloc(3), bytes.subarray(20)]));
}

/** Writes a picture in CMYK, for print. */
export const writeCmyk = (path: string) =>
  scene(1600, 1000).toColourspace('cmyk').withIccProfile('cmyk').jpeg({ quality: 95 }).toFile(path);

/** Writes a file that begins like a HEIC file. */
export const writeHeic = (path: string) =>
  writeFileSync(
    path,
    Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(500)]),
  );

/** Writes a picture without its end, as if copying it had been interrupted. The ending of the path says which kind it is. */
export async function writeBrokenOff(path: string) {
  await scene(1600, 1000).toFile(path);
  const whole = readFileSync(path);
  writeFileSync(path, whole.subarray(0, whole.length * 0.99));
}

/** Writes a JPEG whose header gives 400 million pixels, as many as scans of posters have. */
export async function writeVast(path: string) {
  await writeScene(path);
  const bytes = readFileSync(path);
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  for (const side of [5, 7]) bytes.writeUInt16BE(20_000, frame + side);
  writeFileSync(path, bytes);
}
