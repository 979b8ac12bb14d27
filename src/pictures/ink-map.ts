import { crc32 } from 'node:zlib';
import type { Colour, ThemeFile } from '../content/theme.ts';

/**
 * Ink maps are the source images of prints: PNG files with a palette, in which a text `inks` names a colour of the theme
 * for each entry. The palette itself is only for picture programs; the build puts the theme’s colours in its place.
 */

/** The size of every ink map, in pixels: 16 to 10, for the largest place at two pixels per CSS pixel and for paper. */
export const INK_MAP = { width: 3200, height: 2000 };

const SIGNATURE = 8;
/** Length and type before a chunk’s data, and the checksum behind it. */
const [HEAD, CHECKSUM] = [8, 4];

interface Chunk {
  type: string;
  data: Buffer;
}

/** The chunks of a PNG; none of any other file. */
function* chunksOf(png: Buffer): Generator<Chunk> {
  if (png.toString('latin1', 1, 4) !== 'PNG') return;
  let at = SIGNATURE;
  while (at + HEAD <= png.length) {
    const end = at + HEAD + png.readUInt32BE(at);
    yield { type: png.toString('latin1', at + 4, at + HEAD), data: png.subarray(at + HEAD, end) };
    at = end + CHECKSUM;
  }
}

function encode({ type, data }: Chunk): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const number = (value: number) => {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(value);
    return bytes;
  };
  return Buffer.concat([number(data.length), body, number(crc32(body))]);
}

/** The names that a PNG gives its inks, in the order of its palette; undefined for a file that names none. */
export function readInks(file: Buffer): string[] | undefined {
  for (const { type, data } of chunksOf(file)) {
    const [keyword, text] = type === 'tEXt' ? data.toString('latin1').split('\0') : [];
    if (keyword === 'inks') return text!.split(' ');
  }
  return undefined;
}

/**
 * An ink map in the colours of a theme: a PNG that any program can read, with nothing but pixels and palette. An ink that the
 * theme does not have, which the check reports, is black.
 */
export function colourInkMap(map: Buffer, colours: ThemeFile['colours']): Buffer {
  const palette = (readInks(map) as Colour[]).map((ink) => colours[ink] ?? '#000000');
  const kept = [...chunksOf(map)].flatMap(({ type, data }) => {
    if (type === 'PLTE') return [{ type, data: Buffer.from(palette.join('').replaceAll('#', ''), 'hex') }];
    return ['IHDR', 'IDAT', 'IEND'].includes(type) ? [{ type, data }] : [];
  });
  return Buffer.concat([map.subarray(0, SIGNATURE), ...kept.map(encode)]);
}
