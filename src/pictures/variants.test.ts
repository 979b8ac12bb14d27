/** Protects visitors from holes in the rows of a gallery, and from pictures that are enlarged beyond their pixels. */
import { expect, test } from 'vitest';
import { galleryVariant, minimumSize, type VariantName } from './variants.ts';

test('a source image must be as large as a variant is drawn at one pixel per CSS pixel', () => {
  expect(minimumSize('large')).toEqual({ width: 980, height: 613 });
  expect(minimumSize('tall')).toEqual({ width: 490, height: 613 });
});

/** Columns of twelve on a wide screen, and of two on a phone. */
const COLUMNS: Partial<Record<VariantName, [wide: number, phone: number]>> = {
  large: [8, 2],
  banner: [8, 2],
  broad: [8, 1],
  tall: [4, 1],
  small: [4, 1],
  third: [4, 2],
  panorama: [12, 2],
};

test.each(Array.from({ length: 16 }, (_, i) => i + 3))('%i pictures fill the gallery’s rows', (count) => {
  for (const [screen, row] of [12, 2].entries()) {
    let filled = 0;
    for (let i = 0; i < count; i++) {
      const span = COLUMNS[galleryVariant(i, count)]![screen]!;
      expect((filled % row) + span).toBeLessThanOrEqual(row);
      filled += span;
    }
    expect(filled % row).toBe(0);
  }
});
