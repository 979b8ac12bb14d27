/** Protects visitors who follow an old link, and the owner from redirects that a host would read differently. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { redirectsSchema } from '../schema/redirects.ts';
import { readRedirects } from './redirects.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'redirects-test-'));
  vi.stubEnv('CONTENT_DIR', folder);
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.unstubAllEnvs();
});

test.each([
  ['without the file', undefined, []],
  ['with nothing in it', '# none', []],
  ['with an entry', 'redirects: [{ from: /old, to: /about#team }]', [{ from: '/old', to: '/about#team' }]],
])('redirects %s', async (_name, text, expected) => {
  if (text) writeFileSync(join(folder, 'redirects.yaml'), text);
  expect(await readRedirects()).toEqual(expected);
});

const accepts = (redirect: { from?: string; to?: string }) =>
  redirectsSchema.safeParse({ redirects: [{ from: '/old', to: '/about', ...redirect }] }).success;

test.each(['/old-name', '/Old/Name.PHP', '/blog/', '/caf%C3%A9', '/caf%e9', '/كاكاو/可可', '/a_(b),c'])(
  'an old address: %s',
  (from) => expect(accepts({ from })).toBe(true),
);

test.each(['old', '/', '//old', '/old#a', '/old name', '/a/../b', '/100%', '/a:b', '/a*', '/a\\b'])(
  'not an old address: “%s”',
  (from) => expect(accepts({ from })).toBe(false),
);

test.each(['/#top', '/ar/about-us', 'https://localhost:8080/shop', 'https://www.example.com/a%20b.html#C'])(
  'a redirect may lead to %s',
  (to) => expect(accepts({ to })).toBe(true),
);

test.each(['/About', '/about/', '/about?a=1', '//evil.example', 'http://a.example', 'https://a.example/{b}'])(
  'a redirect may not lead to “%s”',
  (to) => expect(accepts({ to })).toBe(false),
);
