import { expect, test } from 'vitest';
import { leastSize, plateOf } from './slots.ts';

test('a master must be as large as a slot is drawn at one pixel per CSS pixel', () => {
  expect(leastSize('large')).toEqual({ width: 980, height: 613 });
  expect(leastSize('tall')).toEqual({ width: 490, height: 613 });
});

test('nine pictures fill the gallery’s rows on a wide screen', () => {
  const columns = { large: 8, banner: 8, broad: 8, tall: 4, small: 4, third: 4, panorama: 12, section: 12 };
  const spans = Array.from({ length: 9 }, (_, i) => columns[plateOf(i)]);
  let filled = 0;
  for (const span of spans) {
    expect((filled % 12) + span).toBeLessThanOrEqual(12);
    filled += span;
  }
  expect(filled % 12).toBe(0);
});
