import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readRedirects, redirects } from './redirects.ts';
import { redirectsSchema } from './redirects-schema.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'redirects-test-'));
  vi.stubEnv('CONTENT_DIR', folder);
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.unstubAllEnvs();
});

/** The redirects, and what Astro gets. */
async function read(text?: string) {
  if (text !== undefined) writeFileSync(join(folder, 'redirects.yaml'), text);
  const [addWatchFile, updateConfig] = [vi.fn(), vi.fn()];
  await redirects().hooks['astro:config:setup']!({ addWatchFile, updateConfig } as never);
  return {
    list: await readRedirects(),
    astro: updateConfig.mock.calls[0]![0],
    watched: addWatchFile.mock.calls.flat(),
  };
}

test('the dev server follows the redirects, and reads them again when they change', async () => {
  const list = [
    { from: '/old', to: '/about#team' },
    { from: '/shop', to: 'https://shop.example.com' },
  ];
  expect(await read(JSON.stringify(list))).toEqual({
    watched: [join(folder, 'redirects.yaml')],
    astro: {
      redirects: { '/old': '/about#team', '/shop': 'https://shop.example.com' },
      // Its own would be pages with status 200.
      build: { redirects: false },
    },
    list,
  });
});

test.each([
  ['without the file', undefined],
  ['with nothing in it', '# none'],
  ['with a mistake in it, which the check tells', '- { from: old }'],
  ['with a sign too few', '- { from: /old'],
])('%s there are none', async (_name, text) => {
  expect(await read(text)).toMatchObject({ astro: { redirects: {} }, list: [] });
});

const accepts = (redirect: { from?: string; to?: string }) =>
  redirectsSchema.safeParse([{ from: '/old', to: '/about', ...redirect }]).success;

test.each([
  '/old',
  '/old-name',
  '/2019',
  '/old/name',
  '/old.php',
  '/a_b',
  '/indexes',
  '/my/index.php',
  '/old.html.bak',
])('an old address: %s', (from) => {
  expect(accepts({ from })).toBe(true);
});

test.each([
  'old',
  '/',
  '/Old',
  '/old/',
  '/old.html',
  '/a/old.html',
  '/a/index',
  '//old',
  '/old?a=1',
  '/old name',
  'x/old',
  '/-old',
])('no old address: “%s”', (from) => {
  expect(accepts({ from })).toBe(false);
});

test.each([
  '/',
  '/about',
  '/ar/about-us',
  '/about#team',
  '/#top',
  'https://www.example.com',
  'https://www.example.com/',
  'https://localhost:8080/shop',
  'https://www.example.com/shop/a%20b.html#C_d',
])('where visitors may be led: %s', (to) => {
  expect(accepts({ to })).toBe(true);
});

test.each([
  'about',
  '/About',
  '/about/',
  '/about?a=1',
  '//evil.example',
  'http://www.example.com',
  'xhttps://www.example.com',
  'https://',
  'https://www.example.com/?a=1',
  'https://www.example.com:x/',
  'https://www.example.com/a b',
  '/about#',
  '/about#a#b',
  '/about#Team',
  '/about x',
])('where they may not: “%s”', (to) => {
  expect(accepts({ to })).toBe(false);
});
