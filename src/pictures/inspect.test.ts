import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { type InkMapOptions, makeInkMap } from '../../tests/support/ink-maps.ts';
import {
  writeBrokenOff,
  writeCmyk,
  writeDisplayP3,
  writeGif,
  writeHeic,
  writePhonePhotograph,
  writeScene,
  writeSixteenBit,
  writeVast,
} from '../../tests/support/source-images.ts';
import { inspectPicture } from './inspect.ts';

const folder = mkdtempSync(join(tmpdir(), 'source-images-'));
const at = (name: string) => join(folder, name);

/** Writes the upright scene in another format. */
const writeAs = (format: 'webp' | 'avif' | 'tiff') => async (path: string) => {
  await writeScene(at('source.jpg'));
  await sharp(at('source.jpg')).toFormat(format, { effort: 0 }).toFile(path);
};

describe('files that the build can use are measured upright', () => {
  test.each([
    ['a JPEG', 'scene.jpg', writeScene],
    ['a photograph that EXIF turns upright', 'phone.jpg', writePhonePhotograph],
    ['a CMYK picture', 'cmyk.jpg', writeCmyk],
    ['a picture with 16 bits a channel', 'deep.png', writeSixteenBit],
    ['a picture in a wide gamut', 'p3.jpg', writeDisplayP3],
    ['a WebP', 'scene.webp', writeAs('webp')],
    ['an AVIF', 'scene.avif', writeAs('avif')],
    ['a TIFF', 'scene.tiff', writeAs('tiff')],
  ])('%s', async (_what, name, write) => {
    await write(at(name));
    expect(await inspectPicture(at(name))).toMatchObject({ width: 1600, height: 1000 });
  });
});

describe('files that it cannot use are refused with a remedy', () => {
  test.each([
    ['HEIC', 'phone.heic', writeHeic, /HEIC.*JPEG/],
    ['HEIC under a wrong name', 'phone2.jpg', writeHeic, /HEIC.*JPEG/],
    ['GIF', 'moving.gif', writeGif, /GIF.*export it as JPEG/],
    ['a copy that was broken off', 'half.jpg', writeBrokenOff, /damaged.*Copy it again/],
    ['more pixels than can be read', 'vast.jpg', writeVast, /^has more pixels.*export it as JPEG/],
    ['a text', 'text.jpg', (path: string) => writeFileSync(path, 'no picture'), /damaged or not a picture/],
    ['an empty file', 'empty.jpg', (path: string) => writeFileSync(path, ''), /damaged or not a picture/],
  ])('%s', async (_what, name, write, words) => {
    await write(at(name));
    expect(await inspectPicture(at(name))).toEqual({ refusal: expect.stringMatching(words) });
  });
});

describe('an ink map', () => {
  const write = async (options: InkMapOptions, change = (map: Buffer): Buffer | Promise<Buffer> => map) => {
    writeFileSync(at('map.png'), await change(makeInkMap(options)));
    return inspectPicture(at('map.png'));
  };

  test('is told with the names of its inks', async () => {
    const inks = ['signal', 'laterite', 'clay', 'ink'];
    expect(await write({})).toEqual(expect.objectContaining({ width: 3200, height: 2000, inks }));
  });

  /** The file as saved by a picture editor: it keeps the text, but stores colours instead of a palette. */
  const inFullColour = async (map: Buffer) => {
    const text = map.subarray(map.indexOf('inks') - 8, map.indexOf('inks') + 33);
    const png = await sharp(map).png().toBuffer();
    return Buffer.concat([png.subarray(0, 33), text, png.subarray(33)]);
  };

  test.each<[string, InkMapOptions, RegExp, ((map: Buffer) => Buffer | Promise<Buffer>)?]>([
    ['of another size', { width: 1600, height: 1000 }, /of 1600 × 1000 pixels; it must have 3200 × 2000/],
    ['that is too low', { height: 1999 }, /of 3200 × 1999 pixels/],
    ['in full colour', {}, /saved in full colour/, inFullColour],
    ['that was cut off', {}, /damaged/, (map) => map.subarray(0, map.length / 2)],
  ])('%s is refused', async (_what, options, words, change) => {
    expect(await write(options, change)).toEqual({ refusal: expect.stringMatching(words) });
  });
});

test.each([
  ['IMG_0042.HEIC', writeScene, 'has the ending “.HEIC”', '`.jpg`'],
  ['whatsapp.jfif', writeScene, 'has the ending “.jfif”', '`.jpg`'],
  ['scan.tif', writeAs('tiff'), 'has the ending “.tif”', '`.tiff`'],
  ['photograph', writeScene, 'has no ending', '`.jpg`'],
])(
  '%s, which the build would stumble over, is refused with its remedy',
  async (name, write, what, remedy) => {
    await write(at(name));
    const { refusal } = (await inspectPicture(at(name))) as { refusal: string };
    expect(refusal).toContain(what);
    expect(refusal).toContain(remedy);
  },
);

test('an ending in capital letters is known', async () => {
  await writeScene(at('SCENE.JPG'));
  expect(await inspectPicture(at('SCENE.JPG'))).not.toHaveProperty('refusal');
});
