import { expect, test } from 'vitest';
import type { LoadedPage } from '../load/load-pages.ts';
import { sitemap } from './sitemap.ts';

const page = (path: string, file: string, pictures: string[] = []) =>
  ({
    file,
    context: {
      path,
      home: '/',
      language: 'en',
      company: { site: 'https://www.example.com' },
      pictures: pictures.map((name) => ({ name })),
    },
  }) as unknown as LoadedPage;

const old = new Date('2025-01-01T00:00:00Z');
const young = new Date('2025-02-02T00:00:00Z');

/** The `lastmod` of the page, with these dates of change in the content folder. */
async function dateOf(changes: Record<string, Date>) {
  const pages = [page('/about', 'content/pages/about.yaml', ['workshop'])];
  const text = await sitemap(pages, 'content', new Map(Object.entries(changes)));
  return /<lastmod>(.*?)<\/lastmod>/.exec(text)?.[1];
}

test.each(['company.yaml', 'pages/about.yaml', 'pictures/workshop.jpg'])(
  'a page is as young as its youngest part: %s',
  async (part) => {
    const all = { 'company.yaml': old, 'pages/about.yaml': old, 'pictures/workshop.jpg': old };
    expect(await dateOf(all)).toBe(old.toISOString());
    expect(await dateOf({ ...all, [part]: young, 'pages/other.yaml': new Date() })).toBe(young.toISOString());
    const { [part as keyof typeof all]: _, ...unknown } = all;
    expect(await dateOf(unknown)).toBeUndefined();
  },
);

const inLanguage = (path: string, language: string) => {
  const one = page(path, `content/pages${path}.yaml`);
  const company = { site: 'https://www.example.com', language: 'en' };
  return {
    ...one,
    context: { ...one.context, company, language, home: language === 'en' ? '/' : `/${language}` },
  } as LoadedPage;
};

/** The other languages of each page, by its address, in the order of the sitemap. */
async function alternatesIn(pages: LoadedPage[]) {
  const text = await sitemap(pages, 'content', new Map());
  const entries = text.matchAll(/<url><loc>(.*?)<\/loc>(.*?)<\/url>/g);
  return [...entries].map(([, address, links]) => [
    address,
    [...links!.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, language, href]) => `${language} ${href}`),
  ]);
}

test('each page names its other languages, and the site’s own for everyone else', async () => {
  const pages = [
    inLanguage('/', 'en'),
    inLanguage('/about', 'en'),
    inLanguage('/ar', 'ar'),
    inLanguage('/ar/about', 'ar'),
  ];
  const homes = [
    'en https://www.example.com/',
    'ar https://www.example.com/ar',
    'x-default https://www.example.com/',
  ];
  const abouts = [
    'en https://www.example.com/about',
    'ar https://www.example.com/ar/about',
    'x-default https://www.example.com/about',
  ];
  expect(await alternatesIn(pages)).toEqual([
    ['https://www.example.com/', homes],
    ['https://www.example.com/about', abouts],
    ['https://www.example.com/ar', homes],
    ['https://www.example.com/ar/about', abouts],
  ]);
});

test('a page in the site’s other languages only has none for everyone else', async () => {
  const pages = [inLanguage('/ar/news', 'ar'), inLanguage('/fr-ca/news', 'fr-ca')];
  const news = ['ar https://www.example.com/ar/news', 'fr-ca https://www.example.com/fr-ca/news'];
  expect((await alternatesIn(pages)).map(([, links]) => links)).toEqual([news, news]);
});

test('a page in one language names none', async () => {
  const pages = [inLanguage('/', 'en'), inLanguage('/about', 'en'), inLanguage('/ar', 'ar')];
  expect((await alternatesIn(pages))[1]).toEqual(['https://www.example.com/about', []]);
});
