/** Protects visitors from numbers, addresses and places that lead nowhere because the owner mistyped a fact. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { FIXTURE_COMPANY } from '../../tests/support/sites.ts';
import { companySchema, namesOf, namesSchema, noBreakNamesOf } from './company.ts';

const company = parse(readFileSync(`${FIXTURE_COMPANY}/company.yaml`, 'utf8'));
const accepts = (change: object) => companySchema.safeParse({ ...company, ...change }).success;
const contact = (change: object) => ({ contact: { ...company.contact, ...change } });

test.each([
  ['+256 000 000 000', true],
  ['+49 12 3456', true],
  ['+256 0000 0000 0000', true],
  ['0700 000 000', false],
  ['+256700000000', false],
  ['+256 0000 0000 0000 00', false],
  ['+256 000 000 000 x', false],
])('a telephone number as people read it, with 8 to 15 digits: %s: %s', (telephone, isRight) => {
  expect(accepts(contact({ telephone }))).toBe(isRight);
  expect(accepts(contact({ whatsapp: telephone }))).toBe(isRight);
});

test.each([
  ['https://www.example.org', true],
  ['https://example', false],
  ['https://www.example.org:8080', true],
])('the address of the site: %s', (site, isRight) => {
  expect(accepts({ site })).toBe(isRight);
});

test('a social profile may wait for its address, which may be longer than a site’s', () => {
  expect(accepts({ social: [{ name: 'Video' }] })).toBe(true);
  expect(accepts({ social: [{ name: 'Video', address: 'https://video.example.org/us' }] })).toBe(true);
  expect(accepts({ social: [{ name: 'Video', address: 'video' }] })).toBe(false);
});

test.each([
  ['en', true],
  ['zh-Hant-TW', true],
  ['EN', false],
  ['zh-Simplified', false],
])('the language of the pages: %s', (language, isRight) => {
  expect(accepts({ language })).toBe(isRight);
});

test('copy may refer to the names and the city, even while other facts are wrong', () => {
  const names = namesSchema.parse({ ...company, ...contact({ email: 7 }), site: 'wrong' });
  expect(namesOf(names)).toEqual({
    company: 'Nile Crane Works',
    group: 'Crane Holdings',
    brand: 'Velaro',
    city: 'Jinja',
  });
});

test.each([
  [{ latitude: -90, longitude: -180, timeZone: 'UTC' }, true],
  [{ latitude: 90.1, longitude: 32.58, timeZone: 'Africa/Kampala' }, false],
  [{ latitude: 0.35, longitude: 180.1, timeZone: 'Africa/Kampala' }, false],
  [{ latitude: 0.35, longitude: 32.58, timeZone: 'Africa/Campala' }, false],
  [undefined, true],
])('the location for the sun’s shadows: %o', (location, isRight) => {
  expect(accepts({ location })).toBe(isRight);
});

test('listed names stay on one line, as do names that a script without spaces would break', () => {
  const chinese = {
    names: { company: '哈沙布东非公司', group: 'Crane', brand: '云路' },
    noBreak: ['South Sudan'],
  };
  const place = { city: '坎帕拉', country: '阿拉伯联合酋长国' };
  expect(noBreakNamesOf({ ...company, ...chinese, contact: place })).toEqual([
    'South Sudan',
    '哈沙布东非公司',
    '坎帕拉',
    '云路',
  ]);
  expect(noBreakNamesOf(company)).toEqual([]);
});
