import { expect, test } from 'vitest';
import { fontFile, measure } from './typefaces.ts';

test.each([400, 700])('a face whose file ends with its space is measured at %d', async (weight) => {
  const { letter, digit } = await measure(fontFile('@fontsource-variable/archivo', ''), weight);
  expect(letter).toBeGreaterThan(0.4);
  expect(digit).toBeLessThan(0.7);
});
