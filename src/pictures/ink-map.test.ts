import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { makeInkMap } from '../../tests/support/ink-maps.ts';
import { writeScene } from '../../tests/support/source-images.ts';
import type { ThemeFile } from '../content/theme.ts';
import { colourInkMap, readInks } from './ink-map.ts';

const COLOURS = {
  signal: '#ffc21a',
  laterite: '#932c12',
  clay: '#5f1a0a',
  ink: '#10201a',
} as ThemeFile['colours'];

/** The colours from top to bottom at the left edge. */
async function stripesOf(png: Buffer) {
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  expect(info.channels).toBe(3);
  const column = Array.from({ length: info.height }, (_, y) =>
    data.subarray(y * info.width * 3, y * info.width * 3 + 3).toString('hex'),
  );
  return [...new Set(column)].map((colour) => `#${colour}`);
}

test('an ink map names its inks in the order of its palette', () => {
  expect(readInks(makeInkMap({ width: 8, height: 8 }))).toEqual(['signal', 'laterite', 'clay', 'ink']);
});

test('other files name none', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ink-map-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  await writeScene(join(folder, 'photograph.jpg'), 16, 10);
  expect(readInks(readFileSync(join(folder, 'photograph.jpg')))).toBeUndefined();
  expect(readInks(makeInkMap({ inks: '', width: 8, height: 8 }))).toBeUndefined();
  expect(readInks(Buffer.from('inks'))).toBeUndefined();
  expect(readInks(makeInkMap({ width: 8, height: 8 }).subarray(0, 30))).toBeUndefined();
});

test('each pixel takes the colour that the theme gives its ink, to the digit', async () => {
  const map = makeInkMap({ width: 8, height: 8 });
  expect(await stripesOf(map)).toEqual(['#000000']);
  expect(await stripesOf(colourInkMap(map, COLOURS))).toEqual(['#ffc21a', '#932c12', '#5f1a0a', '#10201a']);
  const others = { ...COLOURS, laterite: '#0a4a85' };
  expect((await stripesOf(colourInkMap(map, others)))[1]).toBe('#0a4a85');
});

test('a coloured map is a picture like others: it names no inks', () => {
  expect(readInks(colourInkMap(makeInkMap({ width: 8, height: 8 }), COLOURS))).toBeUndefined();
});

test('an ink that the theme does not have is black', async () => {
  const map = makeInkMap({ inks: 'signal laterit', width: 8, height: 8, ink: (_x, y) => y % 2 });
  expect(await stripesOf(colourInkMap(map, COLOURS))).toEqual(['#ffc21a', '#000000']);
});
