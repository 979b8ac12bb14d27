import { expect, test } from 'vitest';
import { spansOf } from './block.ts';

test('each entry reaches to the next, and the ruler ends with the last', () => {
  expect(spansOf(['1948', '1990s', '2010', '2024'])).toEqual([
    { until: 42, lasts: 1 },
    { until: 20, lasts: 10 },
    { until: 14, lasts: 1 },
    { until: 1, lasts: 1 },
  ]);
});

test('a decade at the end of the ruler has its ten years', () => {
  expect(spansOf(['2001', '2020s'])[1]).toEqual({ until: 10, lasts: 10 });
});
