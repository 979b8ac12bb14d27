/** Tells the owner which picture files cannot be used, before a visitor gets half of one, and accepts all others. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import {
  writeAnimation,
  writeBrokenOff,
  writeExtraBytes,
  writeHeic,
  writePhonePhotograph,
  writeScene,
  writeSidewaysPng,
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

test.each([
  ['a JPEG whose ending has capital letters', 'SCENE.JPG', writeScene],
  ['a photograph that EXIF turns upright', 'phone.jpg', writePhonePhotograph],
  ['a PNG that EXIF turns upright', 'sideways.png', writeSidewaysPng],
  ['an animation', 'animation.webp', writeAnimation],
  ['a JPEG with some bytes too many', 'camera.jpg', writeExtraBytes],
  ['a WebP', 'scene.webp', writeAs('webp')],
  ['an AVIF', 'scene.avif', writeAs('avif')],
  ['a TIFF', 'scene.tiff', writeAs('tiff')],
])('the build can use %s, which is measured upright', async (_what, name, write) => {
  await write(at(name));
  expect(await inspectPicture(at(name))).toMatchObject({ width: 1600, height: 1000 });
});

test.each<[what: string, name: string, write: (path: string) => unknown, words: RegExp]>([
  ['HEIC', 'phone.HEIC', writeHeic, /Most Compatible/],
  ['a JPEG with another ending', 'whatsapp.jfif', writeScene, /not a supported type.*export it as JPEG/],
  ['a JPEG without an ending', 'photograph', writeScene, /not a supported type/],
  ['HEIC under a wrong name', 'phone.jpg', writeHeic, /has the wrong file extension.*export it as JPEG/],
  ['a JPEG without its end', 'part.jpg', writeBrokenOff, /damaged.*Copy it again/],
  ['a PNG without its end', 'part.png', writeBrokenOff, /damaged.*Copy it again/],
  [
    'a drawing under a wrong name',
    'drawing.png',
    (path) => writeFileSync(path, '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000"/>'),
    /has the wrong file extension/,
  ],
  ['more pixels than can be read', 'vast.jpg', writeVast, /too large to read/],
  ['an empty file', 'empty.jpg', (path) => writeFileSync(path, ''), /damaged/],
])('%s is refused with a remedy', async (_what, name, write, words) => {
  await write(at(name));
  expect(await inspectPicture(at(name))).toEqual({ refusal: expect.stringMatching(words) });
});

test('a file that cannot be opened does not count as damaged', async () => {
  mkdirSync(at('folder.jpg'));
  await expect(inspectPicture(at('folder.jpg'))).rejects.toThrow('EISDIR');
});
