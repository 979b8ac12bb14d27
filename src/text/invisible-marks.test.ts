/** Protects the owner from marks that nobody sees, which come with copied numbers and break links and searches. */
import { expect, test } from 'vitest';
import { invisibleMark, withoutInvisibleMarks } from './invisible-marks.ts';

test.each([
  ['\u202A+256 000\u202C', 'U+202A, before “+256”', '+256 000'],
  ['+256 \u202A000', 'U+202A, after “+256”', '+256 000'],
  ['Kam\u200Bpala', 'U+200B, after “Kam”', 'Kampala'],
  ['A car\uFEFF', 'U+FEFF, after “car”', 'A car'],
  ['Cars\u200E and\u2066 vans\u2069', 'U+200E, after “Cars”', 'Cars and vans'],
  ['Auf\u200Clage', 'U+200C, after “Auf”', 'Auflage'],
  ['Two\u2028lines', 'U+2028, after “Two”', 'Two lines'],
  ['\u0007Bell\u00AD\u2060', 'U+0007, before “Bell”', 'Bell\u00AD'],
  ['مرحبا\u202B بكم', 'U+202B, after “مرحبا”', 'مرحبا بكم'],
  [
    '我们在乌干达和苏丹经营车辆与农产品\u200B。',
    'U+200B, after “在乌干达和苏丹经营车辆与农产品”',
    '我们在乌干达和苏丹经营车辆与农产品。',
  ],
])('%j has a mark that means nothing: %s', (text, place, without) => {
  expect(invisibleMark(text)).toBe(
    `has an invisible character, ${place}. Delete the letters around it and type them again.`,
  );
  expect(withoutInvisibleMarks(text)).toBe(without);
});

test.each([
  ['words, in a sentence\nof two lines\tand a tab'],
  ['Sonder\u00ADfahrzeug, 10\u00A0kg, « oui\u202F»'],
  // Persian and Hindi
  ['می\u200Cخواهم', 'क्\u200Dष'],
  // A bracket after Latin letters in a sentence that runs from right to left
  ['شركة (Yunlu)\u200F في كمبالا'],
  ['👩🏽\u200D🚒 and ☎\uFE0F'],
])('%j has no mark without a meaning', (...texts) => {
  expect(texts.map((text) => invisibleMark(text))).toEqual(texts.map(() => undefined));
  expect(texts.map(withoutInvisibleMarks)).toEqual(texts);
});

test('in a number or an address, what has a meaning in copy means nothing', () => {
  expect(invisibleMark('+256\u00A0000', false)).toContain('U+00A0, after “+256”.');
  expect(invisibleMark('info@exam\u00ADple.com', false)).toContain('U+00AD, after “info@exam”.');
  expect(invisibleMark('+256 000', false)).toBeUndefined();
});
