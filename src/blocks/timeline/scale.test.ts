import { expect, test } from 'vitest';
import { spansOf } from './scale.ts';

test('years and decades stand on the ruler where they belong', () => {
  expect(spansOf(['1948', '1990s', '2010', '2024'])).toEqual([
    { from: 0, until: 42, lasts: 1 },
    { from: 42, until: 20, lasts: 10 },
    { from: 62, until: 14, lasts: 1 },
    { from: 76, until: 17, lasts: 1 },
  ]);
});

test('each entry ends where the next begins', () => {
  const spans = spansOf(['1900', '1950s', '1999', '2000']);
  for (const [i, { from }] of spans.slice(1).entries()) expect(spans[i]!.from + spans[i]!.until).toBe(from);
});

test('a decade at the end of the ruler has room for its ten years', () => {
  const last = spansOf(['2001', '2020s'])[1]!;
  expect(last.lasts).toBe(10);
  expect(last.until).toBeGreaterThan(last.lasts);
});
