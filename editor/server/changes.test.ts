import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { FIXTURE_COMPANY } from '../../tests/support/trial-content.ts';
import { describeChanges, type FileChange, namesIn } from './changes.ts';

const read = (file: string) => parse(readFileSync(join(FIXTURE_COMPANY, file), 'utf8'));

const describe = (changes: FileChange[]) => describeChanges(changes, namesIn(FIXTURE_COMPANY));

/** What a change of one file of the fixture company is called. */
function wordsFor(file: string, change: (values: ReturnType<typeof read>) => void) {
  const after = read(file);
  change(after);
  return describe([{ file, before: read(file), after }]);
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
  expect(describe([{ file, before: undefined, after: draft }])).toEqual(['New: Outlook (draft)']);
  expect(describe([{ file, before: draft, after: page }])).toEqual(['Outlook is published']);
  expect(describe([{ file, before: page, after: draft }])).toEqual(['Outlook is a draft again']);
  expect(describe([{ file, before: page, after: undefined }])).toEqual(['Removed: Outlook']);
  // A file that cannot be read has no values.
  expect(describe([{ file, before: null, after: page }])).toEqual(['Outlook']);
  expect(describe([{ file, before: page, after: null }])).toEqual(['Outlook']);
});

test('redirects are named as a whole', () => {
  const change = { file: 'redirects.yaml', before: [], after: [{ from: '/a', to: '/b' }] };
  expect(describe([change])).toEqual(['Old addresses']);
});

test('pictures are counted, and their descriptions go with them', () => {
  const change = (file: string) => ({ file, before: undefined, after: null });
  const list = { file: 'pictures/pictures.yaml', before: {}, after: { 'a.jpg': { alt: 'A' } } };
  expect(describe([change('pictures/a.jpg'), list])).toEqual(['One picture']);
  expect(describe([change('pictures/a.jpg'), change('pictures/b.jpg')])).toEqual(['2 pictures']);
  expect(describe([list])).toEqual(['Pictures: a.jpg']);
});

test('a file without a form is named', () => {
  expect(describe([{ file: 'dictionary.txt', before: null, after: null }])).toEqual(['dictionary.txt']);
});

test('a page is called as the menu calls it', () => {
  expect(wordsFor('pages/about.yaml', (page) => page.blocks.pop())).toEqual(['Who We Are: Call to action']);
  expect(describe([{ file: 'pages/ar/about.yaml', before: undefined, after: {} }])).toEqual([
    'New: Who We Are (Arabic)',
  ]);
});
