/** Protects visitors from names in braces that are not filled in, or filled in twice. */
import { expect, test } from 'vitest';
import { fillNames, hasStrayBrace, unknownNames } from './fill-names.ts';

const names = { company: 'Acme', city: 'Lagos' };

test('names are filled into every text, however deep', () => {
  const page = {
    title: '{company} in {city}',
    blocks: [{ items: ['{company}', 'no name'] }, { lead: '{company}, {company}' }],
  };
  expect(fillNames(page, names)).toEqual({
    title: 'Acme in Lagos',
    blocks: [{ items: ['Acme', 'no name'] }, { lead: 'Acme, Acme' }],
  });
});

test('values that are not text are unchanged', () => {
  const content = { published: true, year: 2024, nothing: null, '{company}': '' };
  expect(fillNames(content, names)).toEqual(content);
});

test.each(['{compny}', '{Company}', '{ company }', '{}', '{constructor}'])(
  'nothing is filled in for %s',
  (token) => {
    expect(unknownNames(`Ask ${token} or {company}`, names)).toEqual([token]);
    expect(fillNames({ deep: [`Ask ${token}`] }, names)).toEqual({ deep: [`Ask ${token}`] });
  },
);

test('a name that looks like a token or a pattern is taken as it is', () => {
  expect(fillNames('{company}', { company: '$& {city}' })).toBe('$& {city}');
});

test.each([
  ['{company', true],
  ['{company. Ask us', true],
  ['company}', true],
  ['{{company}}', true],
  ['{company} in {city}', false],
  ['{compny}', false],
  ['no name', false],
])('“%s” has a stray brace: %s', (text, expected) => {
  expect(hasStrayBrace(text)).toBe(expected);
});
