import sharp from 'sharp';
import type { PictureMetadata } from '../schema/picture.ts';

/**
 * The colour of a picture’s place until the picture has loaded, as `#rrggbb`: for a photograph its most frequent colour, for
 * a print that along its upper edge, which is the sky or a wall.
 */
export const placeholderColour = (path: string, kind: PictureMetadata['kind']): Promise<string> =>
  kind === 'print' ? upperEdge(path) : dominantColour(path);

async function dominantColour(path: string): Promise<string> {
  const { dominant } = await sharp(path).stats();
  return `#${Buffer.from([dominant.r, dominant.g, dominant.b]).toString('hex')}`;
}

async function upperEdge(path: string): Promise<string> {
  const { width } = await sharp(path).metadata();
  const row = sharp(path).extract({ left: 0, top: 0, width, height: 1 }).removeAlpha();
  const pixels = (await row.raw().toBuffer()).toString('hex').match(/.{6}/g)!;
  const [[colour] = []] = [...Map.groupBy(pixels, (pixel) => pixel)].sort(
    ([, a], [, b]) => b.length - a.length,
  );
  return `#${colour}`;
}
