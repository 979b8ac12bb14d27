import jsQR from 'jsqr';
import sharp from 'sharp';

/** Reads the QR code in a picture. @returns its text, or undefined if the picture has no readable code */
export async function readCode(picture: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}
