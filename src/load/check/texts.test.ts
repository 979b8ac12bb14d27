/** Tells the owner of titles and descriptions that search engines would cut, find thin or confuse. */
import { expect, test } from 'vitest';
import { pageSchema } from '../page.ts';
import type { PageFile } from './files.ts';
import { searchProblems, sharedSearchTexts } from './texts.ts';

const page = (file: string, raw: unknown, address = `/${file}`): PageFile => ({
  ...{ file, raw, address },
  whole: raw,
  schema: pageSchema,
  problems: [],
});
const names = { company: 'Acme', city: 'Lagos' };

test.each<[field: string, text: string, told: string]>([
  [
    'title',
    'Trial',
    'has 5 characters; the minimum is 50. Lengthen it by 45. Names in braces count at full length.',
  ],
  [
    'title',
    'x'.repeat(61),
    'has 61 characters; the maximum is 60. Shorten it by 1. Names in braces count at full length.',
  ],
  ['title', `${'x'.repeat(50)} {company}, {city}`, 'has 62 characters; the maximum is 60.'],
  ['description', 'x'.repeat(119), 'has 119 characters; the minimum is 120.'],
  ['description', 'x'.repeat(355), 'has 355 characters; the maximum is 155.'],
])('a %s that search engines would cut or find too short is reported: %s', (field, text, told) => {
  const good = { title: 'x'.repeat(55), description: 'x'.repeat(140) };
  expect(searchProblems(page('a', { ...good, [field]: text }), names)).toMatchObject([
    { location: `\`${field}\``, path: [field], message: expect.stringContaining(told) },
  ]);
});

test.each([
  { title: 'x'.repeat(50), description: 'x'.repeat(120) },
  { title: `  ${'x'.repeat(60)}  `, description: 'x'.repeat(155) },
  // Reported elsewhere
  { title: '' },
  { title: 7 },
  { title: '{nobody}' },
  undefined,
])('of the right length, or reported elsewhere: %j', (raw) => {
  expect(searchProblems(page('a', raw), names)).toEqual([]);
});

test.each(['title', 'description'])(
  'a %s that pages share is reported on each page but the first',
  (field) => {
    const raws = ['Same', 'Other', 'Same', 'Same'].map((text) => ({ [field]: text }));
    const draft = page('draft', { [field]: 'Same', published: false });
    const pages = [...raws.map((raw, i) => page(`${i}`, raw)), page('empty', {}), draft];
    expect(sharedSearchTexts(pages)).toMatchObject(
      ['2', '3'].map((file) => ({ file, path: [field], message: expect.stringContaining('content/0.') })),
    );
  },
);
