/** Until a picture is there, visitors see its own colour. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { writeSidewaysPng } from '../../tests/support/source-images.ts';
import { placeholderColour } from './placeholder-colour.ts';

const folder = mkdtempSync(join(tmpdir(), 'colours-'));
afterAll(() => rmSync(folder, { recursive: true }));

const GROUND = '#f4efe6';

test.each([
  [{ r: 200, g: 8, b: 104 }, '#c80868'],
  [{ r: 8, g: 200, b: 8 }, '#08c808'],
])('a photograph of %j has the colour %s', async (background, colour) => {
  const file = join(folder, `${colour}.png`);
  await sharp({ create: { width: 32, height: 32, channels: 3, background } })
    .png()
    .toFile(file);
  expect(await placeholderColour(file, 'photograph', GROUND)).toBe(colour);
});

test('a print has the colour of its sky, even where something rises into it', async () => {
  const file = join(folder, 'print.png');
  // A mast in the first third, and ground below the upper edge.
  const part = (width: number, height: number, background: string) => ({
    create: { width, height, channels: 3 as const, background },
  });
  await sharp(part(300, 200, '#14382c'))
    .composite([{ input: part(200, 10, '#ffc21a'), left: 100, top: 0 }])
    .png({ palette: true })
    .toFile(file);
  expect(await placeholderColour(file, 'print', GROUND)).toBe('#ffc21a');
});

test.each(['photograph', 'print'] as const)(
  'a %s that is transparent has the colour of the ground',
  async (kind) => {
    const file = join(folder, `transparent-${kind}.png`);
    const nothing = { r: 0, g: 0, b: 0, alpha: 0 };
    await sharp({ create: { width: 320, height: 200, channels: 4, background: nothing } }).toFile(file);
    // The most frequent colour is the middle of a range.
    expect(await placeholderColour(file, kind, '#f8e8d8')).toBe('#f8e8d8');
  },
);

test('the upper edge of a print is that of the upright picture', async () => {
  const file = join(folder, 'sideways.png');
  await writeSidewaysPng(file);
  expect(await placeholderColour(file, 'print', GROUND)).toBe('#c81e14');
});
