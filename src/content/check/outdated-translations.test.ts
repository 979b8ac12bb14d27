import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FIXTURE_COMPANY } from '../../../tests/support/trial-content.ts';
import { confirmTranslation, outdatedTranslations } from './outdated-translations.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'outdated-'));
  cpSync(FIXTURE_COMPANY, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const edit = (file: string, from: string, to: string) =>
  writeFileSync(join(folder, file), readFileSync(join(folder, file), 'utf8').replace(from, to));
const told = async (file: string) =>
  (await outdatedTranslations(folder)).filter((problem) => problem.file === file);

test('a page that is not translated is told, a draft is not', async () => {
  const files = (await outdatedTranslations(folder)).map(({ file }) => file);
  expect(files).toContain('pages/ar/about.yaml');
  expect(files).not.toContain('pages/ar/draft.yaml');
  expect(await told('pages/ar/404.yaml')).toEqual([]);
});

test.each([
  ['pages/ar/about.yaml', 'Copy content/pages/about.yaml there and translate it.'],
  ['brochure.ar.yaml', 'Copy content/brochure.yaml there, end its `file` with `-ar` and translate it.'],
  [
    'company.ar.yaml',
    'Write `names`, `contact` and `rights` of content/company.yaml there, where they differ in Arabic.',
  ],
])('%s is told in one line, with what to do', async (file, remedy) => {
  rmSync(join(folder, file), { force: true });
  expect((await told(file)).map(({ message }) => message)).toEqual([`is missing in Arabic. ${remedy}`]);
});

test('a sentence that changed since is told, with what it was and is', async () => {
  edit('pages/404.yaml', 'This page is not here', 'There is no such page');
  expect(await told('pages/ar/404.yaml')).toMatchObject([
    {
      location: 'block 1 (number-hero), `title`',
      isWarning: true,
      message: expect.stringMatching(/It was: “This page is not here”\nIt is: “There is no such page”/),
    },
  ]);
});

test.each([
  ['names', 'company: Nile Crane Works', 'company: Nile Cranes', '`names`, `company`'],
  ['city', 'city: Jinja', 'city: Kampala', '`contact`, `city`'],
  ['rights', 'rights: All rights reserved.', 'rights: Some rights reserved.', '`rights`'],
])(
  'a fact of the company that other languages translate and that has changed is reported: %s',
  async (_, from, to, location) => {
    edit('company.yaml', from, to);
    expect(await told('company.ar.yaml')).toMatchObject([
      { location, isWarning: true, message: expect.stringContaining('has changed in the original') },
    ]);
  },
);

test('a new fact that other languages translate is reported', async () => {
  edit('originals/ar/company.yaml', '  street: 12 Ripon Road\n', '');
  expect(await told('company.ar.yaml')).toMatchObject([
    { location: '`contact`, `street`', message: 'is new in the original: “12 Ripon Road”.' },
  ]);
});

test('fields that are the same in every language are not reported', async () => {
  edit('company.yaml', 'telephone: +256 000 333 444', 'telephone: +256 000 333 445');
  edit('company.yaml', 'offline: true', 'offline: true\nundivided: [South Sudan]');
  expect(await told('company.ar.yaml')).toEqual([]);
});

test.each([
  ['planned:', 'planned:\n  - /careers'],
  ['locale: en_GB', 'locale: en_US'],
])('fields of the navigation that only the original has are not reported: %s', async (from, to) => {
  const before = readFileSync(join(folder, 'navigation.yaml'), 'utf8');
  edit('navigation.yaml', from, to);
  expect(readFileSync(join(folder, 'navigation.yaml'), 'utf8')).not.toBe(before);
  expect(await told('navigation.ar.yaml')).toEqual([]);
});

test('other blocks are told before the translation is marked as complete', async () => {
  rmSync(join(folder, 'originals/ar/pages/404.yaml'));
  edit('pages/404.yaml', 'blocks:\n', 'blocks:\n  - type: full-width-picture\n    picture: yard\n');
  expect(await told('pages/ar/404.yaml')).toMatchObject([
    { message: expect.stringContaining('has other blocks than the original') },
    { message: expect.stringContaining('does not say which original') },
  ]);
});

const FIRST_BLOCK = 'blocks:\n';
const NEW_BLOCK = 'blocks:\n  - type: full-width-picture\n    picture: yard\n';

test('a new block is one change, and moves none of the others', async () => {
  edit('pages/404.yaml', FIRST_BLOCK, NEW_BLOCK);
  edit('pages/404.yaml', 'This page is not here', 'There is no such page');
  const problems = await told('pages/ar/404.yaml');
  expect(problems.map(({ path, message }) => [path, message])).toEqual([
    [[], 'needs block 1 (full-width-picture), new in the original: “yard”.'],
    [['blocks', 0, 'title'], expect.stringContaining('It is: “There is no such page”')],
    [[], expect.stringContaining('has other blocks than the original')],
  ]);
});

test('once it has the new block, changes are told where they stand then', async () => {
  edit('pages/404.yaml', FIRST_BLOCK, NEW_BLOCK);
  edit('pages/ar/404.yaml', FIRST_BLOCK, NEW_BLOCK);
  edit('pages/404.yaml', 'This page is not here', 'There is no such page');
  const problems = await told('pages/ar/404.yaml');
  expect(problems.map(({ location }) => location)).toEqual([
    'block 1 (full-width-picture)',
    'block 2 (number-hero), `title`',
  ]);
});

test('what has gone from the original is told', async () => {
  edit('originals/ar/pages/404.yaml', FIRST_BLOCK, NEW_BLOCK);
  edit('pages/ar/404.yaml', FIRST_BLOCK, NEW_BLOCK);
  expect(await told('pages/ar/404.yaml')).toMatchObject([
    { path: ['blocks', 0], message: 'is no longer in the original: “yard”.' },
    { message: expect.stringContaining('has other blocks than the original') },
  ]);
});

test.each([
  ['a new entry in the middle', [1, 2], [1, 3, 2], ['needs item 2, new in the original: “text 3”.']],
  ['one that is gone', [1, 2, 3], [1, 3], ['is no longer in the original: “text 2”.']],
  ['others in their place', [1, 2], [3, 4], ['It is: “text 3”', 'It is: “text 4”']],
])('of a list, %s is told alone', async (_, before, now, messages) => {
  const page = (items: number[]) =>
    `items: [${items.map((item) => `text ${item}`).join(', ')}]\nblocks: []\n`;
  writeFileSync(join(folder, 'originals/ar/pages/404.yaml'), page(before));
  writeFileSync(join(folder, 'pages/ar/404.yaml'), page(before));
  writeFileSync(join(folder, 'pages/404.yaml'), page(now));
  const problems = await told('pages/ar/404.yaml');
  expect(problems.map(({ message }) => message)).toEqual(
    messages.map((message) => expect.stringContaining(message)),
  );
});

test('a link that differs from the original is named', async () => {
  edit('pages/ar/404.yaml', 'to: /\n', 'to: /about\n');
  expect(await told('pages/ar/404.yaml')).toMatchObject([
    { message: 'has other links than the original (only here: /about; only there: /).' },
  ]);
});

test('a translation that keeps no original is told', async () => {
  rmSync(join(folder, 'originals'), { recursive: true });
  expect(await told('pages/ar/404.yaml')).toMatchObject([
    { message: expect.stringContaining('npm run translated -- ar pages/404.yaml') },
  ]);
});

test('a translation that says what the original says now is in step again', async () => {
  edit('pages/404.yaml', 'This page is not here', 'There is no such page');
  await confirmTranslation(folder, 'pages/ar/404.yaml');
  expect(await told('pages/ar/404.yaml')).toEqual([]);
});

test.each(['pages/404.yaml', 'pages/ar/nowhere.yaml', '../ar/404.yaml'])(
  '%s is no translation that could be in step',
  async (file) => {
    const before = await outdatedTranslations(folder);
    await confirmTranslation(folder, file);
    expect(await outdatedTranslations(folder)).toEqual(before);
  },
);
