import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { makeInkMap } from '../../tests/support/ink-maps.ts';
import type { ThemeFile } from '../content/theme.ts';
import { placeholderColour } from './placeholder-colour.ts';

const folder = mkdtempSync(join(tmpdir(), 'colours-'));
afterAll(() => rmSync(folder, { recursive: true }));
const COLOURS = { tarp: '#14382c', signal: '#ffc21a' } as ThemeFile['colours'];

test.each([
  [{ r: 200, g: 8, b: 104 }, '#c80868'],
  [{ r: 8, g: 200, b: 8 }, '#08c808'],
])('a photograph of %j has the colour %s', async (background, colour) => {
  const file = join(folder, `${colour}.png`);
  await sharp({ create: { width: 32, height: 32, channels: 3, background } })
    .png()
    .toFile(file);
  expect(await placeholderColour(file, 'photograph', COLOURS)).toBe(colour);
});

test('a print has the colour of its sky, even where something rises into it', async () => {
  const file = join(folder, 'print.png');
  // A mast in the first third, and ground below the upper edge.
  writeFileSync(
    file,
    makeInkMap({ inks: 'tarp signal', ink: (x, y) => Number(y < 10 && x > 1000), height: 2000 }),
  );
  expect(await placeholderColour(file, 'print', COLOURS)).toBe('#ffc21a');
});
