import { expect, test } from 'vitest';
import type { LoadedPage } from '../content/pages/load-pages.ts';
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
