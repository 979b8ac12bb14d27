/** Protects layouts and search results from Chinese and accented texts that are counted wrongly. */
import { expect, test } from 'vitest';
import { describeWidth, widthOf } from './text-width.ts';

test.each([
  ['', 0],
  ['Uganda', 6],
  ['Sonder\u00ADfahrzeug', 14],
  ['محرّك', 4],
  ['乌干达', 6],
  ['1948年', 6],
  ['（PDF）', 7],
  ['e\u0301', 1],
])('“%s” is as wide as %d letters', (text, width) => {
  expect(widthOf(text)).toBe(width);
});

test('the width is given in characters, unless some of them are wide', () => {
  expect(describeWidth('a')).toBe('has 1 character');
  expect(describeWidth('محرّك')).toBe('has 4 characters');
  expect(describeWidth('乌干达')).toMatch(/^is as wide as 6 letters/);
});
