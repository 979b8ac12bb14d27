import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import {
  writeAnimation,
  writeBrokenOff,
  writeCmyk,
  writeDisplayP3,
  writeExtraBytes,
  writeHeic,
  writePhonePhotograph,
  writeScene,
  writeSidewaysPng,
  writeSixteenBit,
  writeTransparent,
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
    ['a PNG that EXIF turns upright', 'sideways.png', writeSidewaysPng],
    ['a transparent picture', 'logo.png', writeTransparent],
    ['an animation', 'animation.webp', writeAnimation],
    ['a JPEG with some bytes too many', 'camera.jpg', writeExtraBytes],
    ['a WebP', 'scene.webp', writeAs('webp')],
    ['an AVIF', 'scene.avif', writeAs('avif')],
    ['a TIFF', 'scene.tiff', writeAs('tiff')],
  ])('%s', async (_what, name, write) => {
    await write(at(name));
    expect(await inspectPicture(at(name))).toMatchObject({ width: 1600, height: 1000 });
  });
});

type Refused = [what: string, name: string, write: (path: string) => unknown, words: RegExp];

test.each<Refused>([
  ['HEIC', 'phone.HEIC', writeHeic, /Most Compatible/],
  ['a JPEG with another ending', 'whatsapp.jfif', writeScene, /none of the kinds.*export it as JPEG/],
  ['a JPEG without an ending', 'photograph', writeScene, /none of the kinds/],
  ['HEIC under a wrong name', 'phone.jpg', writeHeic, /not what its ending says.*export it as JPEG/],
  ...['jpg', 'png', 'webp', 'avif', 'tiff'].flatMap((ending) =>
    [0.5, 0.99].map((part): Refused => {
      const write = (path: string) => writeBrokenOff(path, part);
      return [`${part} of a picture`, `part-${part}.${ending}`, write, /damaged.*Copy it again/];
    }),
  ),
  [
    'a drawing under a wrong name',
    'drawing.png',
    (path) => writeFileSync(path, '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000"/>'),
    /not what its ending says/,
  ],
  ['more pixels than can be read', 'vast.jpg', writeVast, /larger than can be read/],
  ['an empty file', 'empty.jpg', (path) => writeFileSync(path, ''), /damaged/],
])('%s is refused with a remedy', async (_what, name, write, words) => {
  await write(at(name));
  expect(await inspectPicture(at(name))).toEqual({ refusal: expect.stringMatching(words) });
});

test('an ending in capital letters is known', async () => {
  await writeScene(at('SCENE.JPG'));
  expect(await inspectPicture(at('SCENE.JPG'))).not.toHaveProperty('refusal');
});

test('a file that cannot be opened is no damaged picture', async () => {
  mkdirSync(at('folder.jpg'));
  await expect(inspectPicture(at('folder.jpg'))).rejects.toThrow('EISDIR');
});
