/** Makes ink maps for tests. */
import { crc32, deflateSync } from 'node:zlib';

export interface InkMapOptions {
  /** The names of the inks, as written into the file. An empty string makes a PNG that is not an ink map. */
  inks?: string | undefined;
  width?: number;
  height?: number;
  /** The number of a pixel’s ink. */
  ink?: (x: number, y: number) => number;
  /** The bytes of the palette, three per colour. */
  palette?: number[];
}

/** Four stripes, one below the other. */
const STRIPES = ['signal', 'laterite', 'clay', 'ink'];

/** Makes a PNG with a palette. By default, it is an ink map with four stripes, and all colours of the palette are black. */
export function makeInkMap({
  inks = STRIPES.join(' '),
  width = 3200,
  height = 2000,
  ink = (_x, y) => Math.floor((y * STRIPES.length) / height),
  palette = Array.from({ length: 48 }, () => 0),
}: InkMapOptions = {}): Buffer {
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) rows[y * (width + 1) + 1 + x] = ink(x, y);
  }
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', Buffer.concat([size, Buffer.from([8, 3, 0, 0, 0])])),
    chunk('tEXt', Buffer.from('Software\0a test', 'latin1')),
    ...(inks ? [chunk('tEXt', Buffer.from(`inks\0${inks}`, 'latin1'))] : []),
    chunk('PLTE', Buffer.from(palette)),
    chunk('IDAT', deflateSync(rows, { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
