import { expect, test } from 'vitest';
import { galleryVariant, minimumSize, VARIANTS, type VariantName, WIDE } from './variants.ts';

test('a source image must be as large as a variant is drawn at one pixel per CSS pixel', () => {
  expect(minimumSize('large')).toEqual({ width: 980, height: 613 });
  expect(minimumSize('tall')).toEqual({ width: 490, height: 613 });
});

/** Columns of twelve on a wide screen, and of two on a phone. */
const COLUMNS: Record<VariantName, [wide: number, phone: number]> = {
  large: [8, 2],
  banner: [8, 2],
  broad: [8, 1],
  tall: [4, 1],
  small: [4, 1],
  third: [4, 2],
  panorama: [12, 2],
  section: [12, 2],
  vehicle: [12, 2],
  half: [12, 2],
};

test.each(Array.from({ length: 16 }, (_, i) => i + 3))('%i pictures fill the gallery’s rows', (count) => {
  for (const [screen, row] of [12, 2].entries()) {
    let filled = 0;
    for (let i = 0; i < count; i++) {
      const span = COLUMNS[galleryVariant(i, count)][screen]!;
      expect((filled % row) + span).toBeLessThanOrEqual(row);
      filled += span;
    }
    expect(filled % row).toBe(0);
  }
});

test('a full gallery goes through its variants in order, and begins again', () => {
  const pattern = ['large', 'tall', 'small', 'banner', 'small', 'small', 'third', 'broad', 'tall'];
  const variants = Array.from({ length: 18 }, (_, i) => galleryVariant(i, 18));
  expect(variants).toEqual([...pattern, ...pattern]);
});

test.each<[number, VariantName[]]>([
  [10, ['panorama']],
  [11, ['broad', 'tall']],
  [12, ['small', 'small', 'third']],
  [13, ['large', 'tall', 'small', 'banner']],
  [14, ['large', 'tall', 'small', 'banner', 'panorama']],
])('of %i pictures the last fill their rows: %j', (count, ending) => {
  expect(ending.map((_, i) => galleryVariant(9 + i, count))).toEqual(ending);
});

/** The width in CSS pixels that a `sizes` attribute promises in a window, with 16 pixels a rem. */
function promised(sizes: string, window: number): number {
  const lengths = sizes.split(',').map((entry) => /^(?:\(min-width:(\d+)rem\))?(.*)$/.exec(entry)!);
  const [, , length] = lengths.find(([, least]) => !least || window >= Number(least) * 16)!;
  return [...length!.matchAll(/(-?) ?(\d+(?:\.\d+)?)(vw|rem)/g)].reduce(
    (sum, [, sign, value, unit]) =>
      sum + (sign ? -1 : 1) * Number(value) * (unit === 'vw' ? window / 100 : 16),
    0,
  );
}

test.each(Object.entries(VARIANTS))(
  '%s has a file for each screen, and none twice as large',
  (_name, { phone, wide }) => {
    for (const [sizes, widths, windows] of [
      [phone.sizes, phone.widths, [360, 390]],
      [wide.sizes, wide.widths, [768, 1280, 1920]],
    ] as const) {
      for (const window of windows) {
        const width = promised(sizes, window);
        expect(width).toBeGreaterThan(100);
        expect(width).toBeLessThanOrEqual(window);
        expect(width).toBeLessThanOrEqual(widths.at(-1)! * 1.3);
      }
    }
  },
);

test('the wide shapes begin where the styles change', () => {
  expect(WIDE).toBe('(min-width:48rem)');
});
