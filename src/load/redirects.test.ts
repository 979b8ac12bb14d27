import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { redirectsSchema } from '../schema/redirects.ts';
import { readRedirects, redirects } from './redirects.ts';

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

test.each(['/old-name', '/2019', '/old/name.php', '/a_b', '/indexes'])('an old address: %s', (from) => {
  expect(accepts({ from })).toBe(true);
});

test.each(['old', '/', '//old', '/old?a=1', '/old name', 'x/old', '/-old', '/a/index'])(
  'no old address: “%s”',
  (from) => {
    expect(accepts({ from })).toBe(false);
  },
);

test.each([
  '/',
  '/ar/about-us',
  '/#top',
  'https://localhost:8080/shop',
  'https://www.example.com/a%20b.html#C',
])('where visitors may be led: %s', (to) => {
  expect(accepts({ to })).toBe(true);
});

test.each([
  '/About',
  '/about/',
  '/about?a=1',
  '//evil.example',
  'https://',
  'https://a.example/b c',
  '/a#b#c',
])('where they may not: “%s”', (to) => {
  expect(accepts({ to })).toBe(false);
});
