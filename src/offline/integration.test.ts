/** Visitors of a language store its menu, in at most 300 KB, and store only what has changed. */
import { hash, randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { offline, storedFiles, writeWorker } from './integration.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'offline-test-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.unstubAllEnvs();
});

/** Writes a file of the built site. */
function write(file: string, content: string) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), content);
}

const warn = vi.fn<(message: string) => void>();
const menu = (...links: string[]) => `<header>${links.map((to) => `<a href="${to}"></a>`).join('')}</header>`;

/** A site in two languages with more pages than its menus have. */
function writeSite() {
  const [menuScript, font, arabicFont] = ['/_/menu.js', '/_/text.woff2', '/_/arabic.woff2'];
  for (const file of [menuScript, font, arabicFont, '/_/viewer.js', '/_/photo.avif']) write(file, file);
  const languages = '<a href="/" lang="en"></a><a href="/ar" lang="ar"></a>';
  write(
    'index.html',
    `${menu('#main', '/', '/about', '/planned', '/about#us', 'tel:1')}${languages}
    <a href="/news"><img src="/_/photo.avif"><script src="${menuScript}"></script>`,
  );
  write('about.html', `url(${font})`);
  // A page that a language does not have is linked in the site’s own.
  write(
    'ar.html',
    `<header><a href="/ar"></a><a href="/about" hreflang="en"></a>${languages}</header>url(${arabicFont})`,
  );
  for (const page of ['news', 'ar/news', '404', 'offline', 'ar/offline']) write(`${page}.html`, page);
}

test('visitors of a language store the pages of its menu, and what these name', () => {
  writeSite();
  const { menus, notices } = storedFiles(folder, ['ar', 'draft'], warn);
  expect(menus).toEqual({
    '': ['/', '/_/menu.js', '/about', '/_/text.woff2'],
    ar: ['/ar', '/_/arabic.woff2', '/about', '/_/text.woff2'],
  });
  // A page that is not stored says so in every language.
  expect(notices).toEqual(['/offline', '/ar/offline']);
  expect(warn).not.toHaveBeenCalled();
});

test('what a visitor of one language stores has at most 300 KB: the build names each page that is left out', () => {
  const filled = (bytes: number) => randomBytes(bytes).toString('base64');
  const pages = {
    '/first': 120_000,
    '/second': 100_000,
    '/third': 100_000,
    '/fourth': 40_000,
    '/fifth': 30_000,
  };
  write('index.html', menu(...Object.keys(pages)));
  for (const [page, bytes] of Object.entries(pages)) write(`${page}.html`, filled(bytes));
  write('offline.html', filled(20_000));
  const { menus, notices } = storedFiles(folder, [], warn);
  expect(menus).toEqual({ '': ['/', '/first', '/second', '/fourth'] });
  const files = [...menus['']!, ...notices].map((page) =>
    join(folder, `${page === '/' ? 'index' : page}.html`),
  );
  expect(files.reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0)).toBeLessThan(300_000);
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(/^\/third is not stored.* 34\d KB; the maximum is 300 KB\.$/)],
    [expect.stringMatching(/^\/fifth is not stored/)],
  ]);
});

test('the browser can tell which pages have changed and whether they are whole, from one hash of each', async () => {
  writeSite();
  await writeWorker(folder, ['ar'], warn);
  const worker = readFileSync(join(folder, 'service-worker.js'), 'utf8');
  for (const page of ['about', 'offline', 'ar/offline']) {
    const hashed = hash('sha256', readFileSync(join(folder, `${page}.html`)), 'base64');
    expect(worker.split(`sha256-${hashed}`), page).toHaveLength(2);
  }
});

test.each([
  ['a build', 'build', true, '["ar"]'],
  ['a build that is switched off', 'build', false, 'undefined'],
  ['npm run dev, which shows the edited content', 'dev', true, 'undefined'],
] as const)('pages ask for a worker: %s', async (_, command, isOn, OFFLINE_LANGUAGES) => {
  vi.stubEnv('CONTENT_DIR', 'tests/fixtures/company');
  const updateConfig = vi.fn();
  await offline(isOn).hooks['astro:config:setup']!({ command, updateConfig } as never);
  expect(updateConfig).toHaveBeenCalledWith({ vite: { define: { OFFLINE_LANGUAGES } } });
});
