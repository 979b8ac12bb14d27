import { expect, test } from 'vitest';
import { addressOf } from '../pages/page.ts';
import { languageFileProblems, type PageFile, pageFileProblems } from './files.ts';

const page = (name: string, raw: unknown = { published: true }): PageFile => ({
  file: `pages/${name}`,
  address: addressOf(name),
  raw,
});
const HOME = page('index.yaml');
const NOT_FOUND = page('404.yaml');

test.each<[string, PageFile[], string, string]>([
  [
    '.yaml and .yml',
    [page('trial.yaml'), page('trial.yml')],
    'pages/trial.yml',
    'has the same address as content/pages/trial.yaml: /trial. Rename or remove one of the two.',
  ],
  [
    'a file and a folder',
    [page('trial.yaml'), page('trial/index.yaml')],
    'pages/trial/index.yaml',
    'has the same address as content/pages/trial.yaml: /trial. Rename or remove one of the two.',
  ],
  [
    'capital letters and small ones: the file with a good name stays',
    [page('small/Page.yaml'), page('small/page.yaml')],
    'pages/small/Page.yaml',
    'has the same address as content/pages/small/page.yaml: /small/page. Rename or remove one of the two.',
  ],
])('two files for one page are told: %s', (_what, files, file, message) => {
  expect(pageFileProblems([HOME, NOT_FOUND, ...files])).toEqual([{ file, message }]);
});

test.each(['our story.yaml', 'Story.yaml', 'story.yml', 'story.yaml.yml', 'our/../story.yaml', 'größe.yaml'])(
  'a file name that no address can have is told: %s',
  (name) => {
    expect(pageFileProblems([HOME, NOT_FOUND, page(name)])).toEqual([
      {
        file: `pages/${name}`,
        message:
          'has a name that no address can have. Use small letters, digits and hyphens, and end it with `.yaml`.',
      },
    ]);
  },
);

test.each([
  ['/', [NOT_FOUND], 'pages/index.yaml'],
  ['/404', [HOME], 'pages/404.yaml'],
])('a site without the page %s is told', (_address, pages, file) => {
  expect(pageFileProblems(pages)).toEqual([
    { file, message: 'is missing. Bring it back: every site needs it.' },
  ]);
});

test.each([
  [[page('index.yaml', { published: false }), NOT_FOUND], 'pages/index.yaml'],
  [[HOME, page('404.yaml', { published: false })], 'pages/404.yaml'],
])('pages that every site needs must be published', (pages, file) => {
  expect(pageFileProblems(pages)).toEqual([
    {
      file,
      location: '`published`',
      path: ['published'],
      message: 'must be `true`: every site needs this page.',
    },
  ]);
});

test('a page that cannot be read, or is empty, is told elsewhere', () => {
  expect(pageFileProblems([{ ...HOME, raw: undefined }, page('404.yaml', {})])).toEqual([]);
});

const navigation = (tag?: string) => ({ file: tag ? `navigation.${tag}.yaml` : 'navigation.yaml', raw: {} });

test.each(['ar', 'haw', 'fr-ca', 'es-419', 'zh-hant', 'sr-latn-rs'])(
  'pages in the folder of a language use its navigation: %s',
  (tag) => {
    const pages = [HOME, page(`${tag}/index.yaml`), page(`${tag}/about.yaml`)];
    expect(languageFileProblems([navigation(), navigation(tag)], pages)).toEqual([]);
  },
);

test.each(['ar', 'fr-ca', 'es-419'])('a page in a language without its navigation is told: %s', (tag) => {
  const pages = [HOME, page('de/index.yaml'), page(`${tag}/about.yaml`)];
  const problems = languageFileProblems([navigation(), navigation('de')], pages);
  expect(problems).toEqual([
    {
      file: `pages/${tag}/about.yaml`,
      message: `is in the language “${tag}”, which has no \`navigation.${tag}.yaml\`. Copy navigation.yaml to that name and translate it.`,
    },
  ]);
});

test.each<[string, PageFile[], string]>([
  [
    'not there',
    [page('fr/about.yaml')],
    'has no home page in its language. Copy pages/index.yaml to pages/fr/index.yaml and translate it: the logo of each page of this language leads there.',
  ],
  [
    'a draft, with another page that is not,',
    [page('fr/index.yaml', { published: false }), page('fr/about.yaml')],
    'has a home page that is not published. Write `published: true` in content/pages/fr/index.yaml: the logo of each page of this language leads there.',
  ],
])('a language whose home page is %s is told', (_what, pages, message) => {
  const problems = languageFileProblems([navigation(), navigation('fr')], [HOME, ...pages]);
  expect(problems).toEqual([{ file: 'navigation.fr.yaml', message }]);
});

test('a language is a draft as long as its pages are', () => {
  const drafts = ['fr/index.yaml', 'fr/about.yaml'].map((file) => page(file, { published: false }));
  expect(languageFileProblems([navigation(), navigation('fr')], [HOME, ...drafts])).toEqual([]);
});

test.each(['news', 'new', 'on-site', 'my-way', 'us', 'FR'])(
  'a folder that is no language: pages/%s/',
  (folder) => {
    expect(languageFileProblems([navigation()], [HOME, page('ar.yaml'), page(`${folder}/one.yaml`)])).toEqual(
      [],
    );
  },
);

test.each(['copy2', 'old', 'AR', 'fr-CA', 'fr_ca', 'xx', 'ar.old', 'fr-', 'en-x', '4'])(
  'a navigation whose name tells no language is told: navigation.%s.yaml',
  (tag) => {
    expect(languageFileProblems([navigation(), navigation(tag)], [HOME])).toEqual([
      {
        file: `navigation.${tag}.yaml`,
        message: 'has a name that tells no language. Name it for example `navigation.ar.yaml`, or remove it.',
      },
    ]);
  },
);

test.each([
  ['404.yaml', true],
  ['ar/404.yaml', true],
  ['help/404.yaml', false],
  ['ar/help/404.yaml', false],
])('pages/%s answers unknown addresses: %s', (name, isRight) => {
  const told = languageFileProblems(
    [
      { file: 'navigation.yaml', raw: {} },
      { file: 'navigation.ar.yaml', raw: {} },
    ],
    [HOME, page('ar/index.yaml'), page(name)],
  );
  expect(told).toEqual(
    isRight
      ? []
      : [
          {
            file: `pages/${name}`,
            message:
              'is never shown: unknown addresses are answered by 404.yaml in content/pages/ and in the folder of each language. Rename or remove it.',
          },
        ],
  );
});
