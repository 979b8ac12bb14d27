import { expect, test } from 'vitest';
import { ownNameOf } from '../content/languages.ts';
import { fontFile, fontFileFor, isSquare, measure, readFont } from './typefaces.ts';

test.each([400, 700])('a face whose file ends with its space is measured at %d', async (weight) => {
  const { letter, digit } = await measure(fontFile('@fontsource-variable/archivo', ''), weight);
  expect(letter).toBeGreaterThan(0.4);
  expect(digit).toBeLessThan(0.7);
});

// WebKitGTK leaves dots that a font places apart above their letters, and pulls words down by them.
test('Arabic headlines have a font that draws each letter with its dots', async () => {
  const font = await readFont(await fontFileFor('ar', '@fontsource/noto-naskh-arabic', 700, ''));
  const heights = font.layout(ownNameOf('ar')).positions.map(({ yOffset }) => yOffset);
  expect(new Set(heights)).toEqual(new Set([0]));
});

test.each([
  ['zh', '@fontsource/noto-serif-sc', 900, true],
  ['ar', '@fontsource/noto-naskh-arabic', 700, false],
])('whether the letters of %s are as wide as high', async (language, font, weight, expected) => {
  expect(isSquare(await readFont(await fontFileFor(language, font, weight, '')), language)).toBe(expected);
});
