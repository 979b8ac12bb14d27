import { expect, test } from 'vitest';
import { chooseForm, isUnchanged, readRange } from './answer.ts';
import type { Encoding } from './site.ts';

const form = (encoding: Encoding) => ({ encoding, body: Buffer.from(encoding), etag: `"${encoding}"` });
const file = { type: 'text/html', policy: '', forms: [form('br'), form('gzip'), form('identity')] };

test.each([
  ['br', 'br'],
  ['*', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['BR;Q=1', 'br'],
  ['*;q=0', 'identity'],
  ['br;q=nonsense', 'identity'],
  [';;,,=', 'identity'],
  ['__proto__', 'identity'],
])('"Accept-Encoding: %s" chooses %s', (accepted, encoding) => {
  expect(chooseForm(file, accepted).encoding).toBe(encoding);
});

test.each([
  [undefined, false],
  ['*', true],
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  ['"b"', false],
  ['a', false],
])('"If-None-Match: %s" finds "a": %s', (ifNoneMatch, unchanged) => {
  expect(isUnchanged(ifNoneMatch, '"a"')).toBe(unchanged);
});

test.each([
  [undefined, undefined],
  ['bytes=0-4', { first: 0, last: 4 }],
  ['bytes=5-', { first: 5, last: 9 }],
  ['bytes=5-99', { first: 5, last: 9 }],
  ['bytes=-3', { first: 7, last: 9 }],
  ['bytes=-99', { first: 0, last: 9 }],
  ['bytes=10-', null],
  ['bytes=-0', null],
  ['bytes=4-2', undefined],
  ['bytes=-', undefined],
  ['bytes=0-1,3-4', undefined],
  ['lines=0-1', undefined],
])('"Range: %s" of ten bytes is %j', (range, part) => {
  expect(readRange(range, 10)).toEqual(part);
});
