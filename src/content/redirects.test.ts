import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BUILT_REDIRECTS } from '../../delivery/addresses.ts';
import { redirects, redirectsSchema } from './redirects.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'redirects-test-'));
  vi.stubEnv('CONTENT_DIR', folder);
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.unstubAllEnvs();
});

/** The configuration of Astro, and the file that a build writes for servers. */
async function build(text?: string) {
  if (text !== undefined) writeFileSync(join(folder, 'redirects.yaml'), text);
  const { hooks } = redirects();
  const [addWatchFile, updateConfig] = [vi.fn(), vi.fn()];
  await hooks['astro:config:setup']!({ addWatchFile, updateConfig } as never);
  await hooks['astro:build:done']!({ dir: pathToFileURL(`${folder}/`) } as never);
  const file = join(folder, BUILT_REDIRECTS);
  return {
    watched: addWatchFile.mock.calls.flat(),
    astro: updateConfig.mock.calls[0]![0],
    servers: existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined,
  };
}

test('Astro and the servers get the redirects', async () => {
  const list = [
    { from: '/old', to: '/about#team' },
    { from: '/shop', to: 'https://shop.example.com' },
  ];
  expect(await build(JSON.stringify(list))).toEqual({
    watched: [join(folder, 'redirects.yaml')],
    // Its own would be pages with status 200.
    astro: {
      redirects: { '/old': '/about#team', '/shop': 'https://shop.example.com' },
      build: { redirects: false },
    },
    servers: list,
  });
});

test.each([
  ['without the file', undefined],
  ['with nothing in it', '# none'],
  ['with a mistake in it, which the check tells', '- { from: old }'],
  ['with a sign too few', '- { from: /old'],
])('%s there are none', async (_name, text) => {
  expect(await build(text)).toMatchObject({ astro: { redirects: {} }, servers: undefined });
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
