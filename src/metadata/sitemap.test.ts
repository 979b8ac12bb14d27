/** Protects search engines from a default language that a page does not have. */
import { expect, test } from 'vitest';
import type { LoadedPage } from '../load/page-content.ts';
import { sitemap } from './sitemap.ts';

const inLanguage = (address: string, languageTag: string) =>
  ({
    context: {
      address,
      languageTag,
      home: `/${languageTag}`,
      company: { site: 'https://www.example.com', language: 'en' },
    },
  }) as LoadedPage;

test('a page in the site’s other languages only has none for everyone else', async () => {
  const text = await sitemap([inLanguage('/ar/news', 'ar'), inLanguage('/fr-ca/news', 'fr-ca')]);
  const links = [...text.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, ...link]) => link.join(' '));
  const news = ['ar https://www.example.com/ar/news', 'fr-ca https://www.example.com/fr-ca/news'];
  expect(links).toEqual([...news, ...news]);
});
