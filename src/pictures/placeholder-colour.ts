import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { PictureMetadata } from '../content/picture.ts';
import type { ThemeFile } from '../content/theme.ts';
import { colourInkMap, INK_MAP } from './ink-map.ts';

/**
 * The colour of a picture’s place until the picture has loaded, as `#rrggbb`: for a photograph its most frequent colour, for
 * a print the ink along its upper edge, which is that of the sky or of a wall.
 */
export async function placeholderColour(
  path: string,
  kind: PictureMetadata['kind'],
  colours: ThemeFile['colours'],
): Promise<string> {
  const file = await readFile(path);
  return kind === 'print' ? upperEdge(colourInkMap(file, colours)) : dominantColour(file);
}

async function dominantColour(photograph: Buffer): Promise<string> {
  const { dominant } = await sharp(photograph).stats();
  return `#${Buffer.from([dominant.r, dominant.g, dominant.b]).toString('hex')}`;
}

async function upperEdge(print: Buffer): Promise<string> {
  const row = { left: 0, top: 0, width: INK_MAP.width, height: 1 };
  const pixels = (await sharp(print).extract(row).raw().toBuffer()).toString('hex').match(/.{6}/g)!;
  const [[colour] = []] = [...Map.groupBy(pixels, (pixel) => pixel)].sort(
    ([, a], [, b]) => b.length - a.length,
  );
  return `#${colour}`;
}
