import { expect, test } from 'vitest';
import { readWholeNumber } from './whole-number.ts';

test('a whole number is taken, and without one what is usual', () => {
  expect(readWholeNumber('RUNS', '12', 5)).toBe(12);
  expect(readWholeNumber('RUNS', undefined, 5)).toBe(5);
  expect(readWholeNumber('RUNS', '', 5)).toBe(5);
});

test.each(['abc', '0', '-1', '1.5', '0x5', ' '])('%j is refused in one sentence', (text) => {
  expect(() => readWholeNumber('RUNS', text, 5)).toThrow(
    `RUNS must be a whole number from 1, not "${text}".`,
  );
});
