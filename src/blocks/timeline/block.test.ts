/** Readers see periods as long as their years. */
import { expect, test } from 'vitest';
import { decadesIn, spansOf } from './block.ts';

test('each entry reaches to the next, and the ruler ends with the last', () => {
  expect(spansOf(['1948', '1990s', '2010', '2024'])).toEqual([
    { until: 42, lasts: 1 },
    { until: 20, lasts: 10 },
    { until: 14, lasts: 1 },
    { until: 1, lasts: 1 },
  ]);
});

test('a decade at the end of the ruler lasts ten years', () => {
  expect(spansOf(['2001', '2020s'])[1]).toEqual({ until: 10, lasts: 10 });
});

test.each([
  [1948, 42, [1950, 1960, 1970, 1980]],
  [1990, 20, [2000]],
  [2010, 14, [2020]],
  [2024, 1, []],
  [1970, 10, []],
])('from %i, a span of %i years shows the decades that begin after its start', (start, until, decades) => {
  expect(decadesIn(start, { until, lasts: 1 })).toEqual(decades);
});
