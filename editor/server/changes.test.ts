import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { FIXTURE_COMPANY } from '../../tests/support/trial-content.ts';
import { describeChanges } from './changes.ts';

const read = (file: string) => parse(readFileSync(join(FIXTURE_COMPANY, file), 'utf8'));

/** What a change of one file of the fixture company is called. */
function wordsFor(file: string, change: (values: ReturnType<typeof read>) => void) {
  const after = read(file);
  change(after);
  return describeChanges([{ file, before: read(file), after }]);
}

test('facts are on every page', () => {
  expect(
    wordsFor('company.yaml', ({ contact }) => {
      contact.telephone = '+256 312 345 678';
      contact.email = 'x@y.example';
    }),
  ).toEqual(['Telephone, E-mail on every page']);
});

test('a page is told with its blocks, each once', () => {
  const words = wordsFor('pages/index.yaml', (page) => {
    page.title = 'Another title';
    const gallery = page.blocks.find(({ type }: { type: string }) => type === 'gallery');
    gallery.pictures.reverse();
  });
  expect(words).toEqual(['Home page: Title in search results, Gallery']);
  expect(wordsFor('pages/index.yaml', ({ blocks }) => blocks.reverse())).toEqual([
    'Home page: order of blocks',
  ]);
});

test('of many changes three are named', () => {
  const change = (count: number) =>
    wordsFor('company.yaml', ({ contact }) => {
      for (const name of ['telephone', 'email', 'street', 'city', 'country'].slice(0, count))
        contact[name] = 'x';
    });
  expect(change(3)).toEqual([expect.not.stringContaining('more')]);
  expect(change(5)).toEqual([expect.stringMatching(/^Telephone, E-mail, Street and 2 more on every page$/)]);
});

test('a block that is added, and one that is removed, are named', () => {
  const statement = { type: 'statements', heading: 'A', statements: [] };
  expect(wordsFor('pages/index.yaml', ({ blocks }) => blocks.push(statement))).toEqual([
    'Home page: Statements',
  ]);
  expect(wordsFor('pages/index.yaml', ({ blocks }) => blocks.push({ type: 'nothing' }))).toEqual([
    'Home page: a block',
  ]);
});

test('new pages, drafts, published and removed ones', () => {
  const page = { title: 'A', published: true };
  const draft = { ...page, published: false };
  const file = 'pages/vision.yaml';
  expect(describeChanges([{ file, before: undefined, after: draft }])).toEqual(['New: Page /vision (draft)']);
  expect(describeChanges([{ file, before: draft, after: page }])).toEqual(['Page /vision is published']);
  expect(describeChanges([{ file, before: page, after: draft }])).toEqual(['Page /vision is a draft again']);
  expect(describeChanges([{ file, before: page, after: undefined }])).toEqual(['Removed: Page /vision']);
  // A file that cannot be read has no values.
  expect(describeChanges([{ file, before: null, after: page }])).toEqual(['Page /vision']);
  expect(describeChanges([{ file, before: page, after: null }])).toEqual(['Page /vision']);
});

test('redirects are named as a whole', () => {
  const change = { file: 'redirects.yaml', before: [], after: [{ from: '/a', to: '/b' }] };
  expect(describeChanges([change])).toEqual(['Old addresses']);
});

test('pictures are counted, and their descriptions go with them', () => {
  const change = (file: string) => ({ file, before: undefined, after: null });
  const list = { file: 'pictures/pictures.yaml', before: {}, after: { 'a.jpg': { alt: 'A' } } };
  expect(describeChanges([change('pictures/a.jpg'), list])).toEqual(['One picture']);
  expect(describeChanges([change('pictures/a.jpg'), change('pictures/b.jpg')])).toEqual(['2 pictures']);
  expect(describeChanges([list])).toEqual(['Pictures: a.jpg']);
});

test('a file without a form is named', () => {
  expect(describeChanges([{ file: 'dictionary.txt', before: null, after: null }])).toEqual([
    'dictionary.txt',
  ]);
});
