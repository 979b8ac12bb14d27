import sharp from 'sharp';
import type { PictureMetadata } from '../schema/picture.ts';
import { openPicture } from './open-picture.ts';

/**
 * The colour of a picture’s place until the picture has loaded, as `#rrggbb`: for a photograph its most frequent colour, for
 * a print that along its upper edge, which is the sky or a wall.
 * @param ground the colour behind transparent parts
 */
export const placeholderColour = (
  path: string,
  kind: PictureMetadata['kind'],
  ground: string,
): Promise<string> => (kind === 'print' ? upperEdge(path, ground) : dominantColour(path, ground));

async function dominantColour(path: string, ground: string): Promise<string> {
  const { data, info } = await openPicture(path)
    .flatten({ background: ground })
    .resize(256, null, { kernel: 'nearest' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { dominant } = await sharp(data, { raw: info }).stats();
  return `#${Buffer.from([dominant.r, dominant.g, dominant.b]).toString('hex')}`;
}

async function upperEdge(path: string, ground: string): Promise<string> {
  const picture = openPicture(path).flatten({ background: ground });
  const { width } = (await picture.metadata()).autoOrient;
  const row = await picture.extract({ left: 0, top: 0, width, height: 1 }).raw().toBuffer();
  const pixels = row.toString('hex').match(/.{6}/g)!;
  const [[colour] = []] = [...Map.groupBy(pixels, (pixel) => pixel)].sort(
    ([, a], [, b]) => b.length - a.length,
  );
  return `#${colour}`;
}
