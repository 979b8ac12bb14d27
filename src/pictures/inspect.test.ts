import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import {
  writeBrokenOff,
  writeCmyk,
  writeDisplayP3,
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

test.each([
  ['HEIC', 'phone.HEIC', writeHeic, /Most Compatible/],
  ['a JPEG with another ending', 'whatsapp.jfif', writeScene, /none of the kinds.*export it as JPEG/],
  ['a JPEG without an ending', 'photograph', writeScene, /none of the kinds/],
  ['HEIC under a wrong name', 'phone.jpg', writeHeic, /not what its ending says.*export it as JPEG/],
  ['a copy that was broken off', 'half.jpg', writeBrokenOff, /damaged.*Copy it again/],
  ['more pixels than can be read', 'vast.jpg', writeVast, /larger than can be read/],
  ['an empty file', 'empty.jpg', (path: string) => writeFileSync(path, ''), /damaged/],
])('%s is refused with a remedy', async (_what, name, write, words) => {
  await write(at(name));
  expect(await inspectPicture(at(name))).toEqual({ refusal: expect.stringMatching(words) });
});

test('an ending in capital letters is known', async () => {
  await writeScene(at('SCENE.JPG'));
  expect(await inspectPicture(at('SCENE.JPG'))).not.toHaveProperty('refusal');
});
