/** Protects readers of Chinese from spaces and colons of another script. */
import { expect, test } from 'vitest';
import { joinLines, labelled } from './join-texts.ts';

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
