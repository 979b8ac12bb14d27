import { expect, test } from 'vitest';
import type { PageFile } from './files.ts';
import { searchProblems, sharedSearchTexts } from './search.ts';

const names = { company: 'Acme', city: 'Lagos' };
const FILE = 'pages/trial.yaml';
const GOOD = { title: 'x'.repeat(55), description: 'x'.repeat(140) };

test.each<[string, object, string, string]>([
  [
    'short title',
    { title: 'Trial' },
    'title',
    'has 5 characters with the names filled in; 50 is the least. Lengthen it by 45.',
  ],
  [
    'long title',
    { title: 'x'.repeat(61) },
    'title',
    'has 61 characters with the names filled in; 60 is the most. Shorten it by 1.',
  ],
  [
    'short description',
    { description: 'x'.repeat(119) },
    'description',
    'has 119 characters with the names filled in; 120 is the least. Lengthen it by 1.',
  ],
  [
    'long description',
    { description: 'x'.repeat(355) },
    'description',
    'has 355 characters with the names filled in; 155 is the most. Shorten it by 200.',
  ],
  [
    'title whose names are long',
    { title: `${'x'.repeat(50)} {company}, {city}` },
    'title',
    'has 62 characters with the names filled in; 60 is the most. Shorten it by 2.',
  ],
])('a %s is told at its field', (_what, change, field, message) => {
  expect(searchProblems({ file: FILE, raw: { ...GOOD, ...change } }, names)).toEqual([
    { file: FILE, location: `\`${field}\``, path: [field], message },
  ]);
});

test.each([
  { title: 'x'.repeat(50), description: 'x'.repeat(120) },
  { title: 'x'.repeat(60), description: 'x'.repeat(155) },
  { title: `  ${'x'.repeat(60)}  ` },
])('texts of the right length are not: %j', (change) => {
  expect(searchProblems({ file: FILE, raw: { ...GOOD, ...change } }, names)).toEqual([]);
});

test.each([{ title: '' }, { title: 7 }, { title: undefined }, { title: '{nobody}' }])(
  'what is told elsewhere is not counted: %j',
  (change) => {
    expect(searchProblems({ file: FILE, raw: { ...GOOD, ...change } }, names)).toEqual([]);
  },
);

test.each([undefined, null, {}])('a page without content has no texts: %j', (raw) => {
  expect(searchProblems({ file: FILE, raw }, names)).toEqual([]);
});

const page = (file: string, raw: unknown, address = `/${file}`): PageFile => ({ file, raw, address });

test.each(['title', 'description'])(
  'a %s that several pages share is told at each but the first',
  (field) => {
    const pages = [
      page('a', { [field]: 'Same' }),
      page('b', { [field]: 'Other' }),
      page('c', { [field]: 'Same' }),
      page('d', { [field]: 'Same' }),
    ];
    const problem = {
      location: `\`${field}\``,
      path: [field],
      message: 'is the same as in content/a. Say what only this page has.',
    };
    expect(sharedSearchTexts(pages)).toEqual([
      { file: 'c', ...problem },
      { file: 'd', ...problem },
    ]);
  },
);

test('files with one address, and pages without texts, share nothing', () => {
  const both = { title: 'Same', description: 'Same' };
  expect(sharedSearchTexts([page('a.yaml', both, '/a'), page('a.yml', both, '/a')])).toEqual([]);
  expect(
    sharedSearchTexts([page('a', undefined), page('b', undefined), page('c', {}), page('d', {})]),
  ).toEqual([]);
});

test('of two files with one address, the first is compared with the other pages', () => {
  const pages = [
    page('a.yaml', { title: 'First' }, '/a'),
    page('a.yml', { title: 'Second' }, '/a'),
    page('b.yaml', { title: 'Second' }),
    page('c.yaml', { title: 'First' }),
  ];
  expect(sharedSearchTexts(pages).map(({ file }) => file)).toEqual(['c.yaml']);
});

test('a draft may still say what another page says', () => {
  const same = { title: 'Same', description: 'Same' };
  expect(sharedSearchTexts([page('a', same), page('b', { ...same, published: false })])).toEqual([]);
});
