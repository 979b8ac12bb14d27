import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { dominantColour } from './dominant-colour.ts';

const folder = mkdtempSync(join(tmpdir(), 'colours-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  [{ r: 200, g: 8, b: 104 }, '#c80868'],
  [{ r: 8, g: 200, b: 8 }, '#08c808'],
])('a picture of %j has the colour %s', async (background, colour) => {
  const file = join(folder, `${colour}.png`);
  await sharp({ create: { width: 32, height: 32, channels: 3, background } })
    .png()
    .toFile(file);
  expect(await dominantColour(file)).toBe(colour);
});
