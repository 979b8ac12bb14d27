/** Tells the owner of pages without an address and of languages that are not complete. */
import { expect, test } from 'vitest';
import { navigationSchema } from '../../schema/navigation.ts';
import { addressOf } from '../../schema/page-addresses.ts';
import { pageSchema } from '../page.ts';
import { languageProblems, orphanProblems, type PageFile, pageFileProblems } from './files.ts';

const page = (name: string, raw: unknown = { published: true }): PageFile => ({
  file: `pages/${name}`,
  address: addressOf(`pages/${name}`),
  ...{ raw, whole: raw, schema: pageSchema, problems: [] },
});
const HOME = page('index.yaml');
const NOT_FOUND = page('404.yaml');
const OFFLINE = page('offline.yaml');
const navigations = (...tags: string[]) =>
  ['navigation.yaml', ...tags.map((tag) => `navigation.${tag}.yaml`)].map((file) => ({
    ...{ file, raw: {}, whole: {}, schema: navigationSchema, problems: [] },
  }));

test('two files for one page are reported', () => {
  const pages = [HOME, NOT_FOUND, OFFLINE, page('trial.yaml'), page('trial/index.yaml')];
  expect(pageFileProblems(pages)).toMatchObject([
    { file: 'pages/trial/index.yaml', message: expect.stringContaining('pages/trial.yaml: /trial. Rename') },
  ]);
});

test.each(['our story.yaml', 'Story.yaml', 'story.yml', 'our/../story.yaml', 'größe.yaml'])(
  'a file name that no address can have is reported: %s',
  (name) => {
    expect(pageFileProblems([HOME, NOT_FOUND, OFFLINE, page(name)])).toMatchObject([
      {
        file: `pages/${name}`,
        message: expect.stringMatching(/^has a name that cannot become an address. Use/),
      },
    ]);
  },
);

test.each<[PageFile[], string, RegExp]>([
  [[HOME, NOT_FOUND, OFFLINE, page('help/offline.yaml')], 'pages/help/offline.yaml', /^has a reserved name/],
  [[NOT_FOUND, OFFLINE], 'pages/index.yaml', /^is missing\. Restore it/],
  [[HOME, OFFLINE], 'pages/404.yaml', /^is missing\. Restore it/],
  [[HOME, NOT_FOUND], 'pages/offline.yaml', /^is missing\. Restore it/],
  [
    [page('index.yaml', { published: false }), NOT_FOUND, OFFLINE],
    'pages/index.yaml',
    /^must be switched on/,
  ],
])('every site needs a home page, a 404 page and an offline page: $1 $2', (pages, file, message) => {
  expect(pageFileProblems(pages)).toMatchObject([{ file, message: expect.stringMatching(message) }]);
});

test.each(['ar', 'haw', 'fr-ca', 'es-419', 'zh-hant'])('a language is complete: %s', (tag) => {
  const pages = [HOME, page(`${tag}/index.yaml`), page(`${tag}/about.yaml`)];
  expect(languageProblems(navigations(tag), pages)).toEqual([]);
});

test('a language is a draft as long as its pages are', () => {
  const drafts = ['fr/index.yaml', 'fr/about.yaml'].map((file) => page(file, { published: false }));
  expect(languageProblems(navigations('fr'), [HOME, ...drafts])).toEqual([]);
});

test.each(['news', 'new', 'on-site', 'us', 'FR'])('a folder that is not a language: pages/%s/', (folder) => {
  expect(orphanProblems([HOME, page(`${folder}/one.yaml`)], ['default'])).toEqual([]);
});

test.each<[string, PageFile[], string, string]>([
  ['fr', [], 'navigation.fr.yaml', 'Copy pages/index.yaml to pages/fr/index.yaml and translate it'],
  [
    'fr',
    [page('fr/index.yaml', { published: false }), page('fr/about.yaml')],
    'navigation.fr.yaml',
    'Switch on Published in content/pages/fr/index.yaml (`published: true`)',
  ],
  ['copy2', [], 'navigation.copy2.yaml', 'has no valid language in its name'],
])('a language without what it needs is reported: $0, $3', (tag, pages, file, told) => {
  expect(languageProblems(navigations(tag), [HOME, ...pages])).toMatchObject([
    { file, message: expect.stringContaining(told) },
  ]);
});

test('a page in a language without its navigation is reported', () => {
  expect(orphanProblems([HOME, page('fr-ca/about.yaml')], ['default'])).toMatchObject([
    { file: 'pages/fr-ca/about.yaml', message: expect.stringContaining('Copy navigation.yaml to that name') },
  ]);
});
