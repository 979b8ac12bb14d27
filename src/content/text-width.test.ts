import { expect, test } from 'vitest';
import { joinLines, labelled, widthInWords, widthOf } from './text-width.ts';

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

test('the width is said in characters, but for those that are wide', () => {
  expect(widthInWords('a')).toBe('has 1 character');
  expect(widthInWords('محرّك')).toBe('has 4 characters');
  expect(widthInWords('乌干达')).toMatch(/^is as wide as 6 letters/);
});

test.each([
  ['Vehicles in.\nHarvests out.', 'Vehicles in. Harvests out.'],
  ['车辆运进来，\n农产品运出去', '车辆运进来，农产品运出去'],
  ['1948年 \nSudan', '1948年Sudan'],
  ['alone', 'alone'],
])('lines are joined as their script writes them: %j', (text, joined) => {
  expect(joinLines(text)).toBe(joined);
});

test('a label has the colon of its script', () => {
  expect(labelled('Address', 'Jinja')).toBe('Address: Jinja');
  expect(labelled('地址', 'Jinja')).toBe('地址：Jinja');
});
