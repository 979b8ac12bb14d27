/** Visitors find the company in one line, as the readers of each language write an address. */
import { expect, test } from 'vitest';
import { postalAddress } from './postal-address.ts';

const PLACE = { street: '12 Ripon Road', city: 'Jinja', country: 'Uganda' };

test.each([
  ['en', PLACE, '12 Ripon Road, Jinja, Uganda'],
  ['en', { ...PLACE, street: undefined }, 'Jinja, Uganda'],
  ['ar', PLACE, '12 Ripon Road، Jinja، Uganda'],
  ['zh-Hans', { city: '金贾', country: '乌干达' }, '乌干达金贾'],
  ['ko', { city: '진자', country: '우간다' }, '우간다 진자'],
])('visitors find the company in one line: %s, %j', (language, where, line) => {
  expect(postalAddress(where as Parameters<typeof postalAddress>[0], language)).toBe(line);
});
