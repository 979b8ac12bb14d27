import jsQR from 'jsqr';
import sharp from 'sharp';

/** What the code in a picture says, or undefined where there is none that a phone could read. */
export async function readCode(picture: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}
