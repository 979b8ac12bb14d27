import { expect, test } from 'vitest';
import { type PictureData, pictureRules } from './picture-data.ts';

test.each(['showroom', '20240612-123456'])('the picture %s has its colour until it is there', (name) => {
  // In quotation marks, because a value without them may not begin with a digit.
  expect(pictureRules([{ name, colour: '#932c12' }] as PictureData[])).toBe(
    `[data-picture="${name}"]{background:#932c12}`,
  );
});
