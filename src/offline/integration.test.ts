import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FIXTURE_COMPANY } from '../../tests/support/trial-content.ts';
import { offline } from './integration.ts';

/** A page whose styles name fonts. */
const FONTS = '<html lang="en">url(/text.woff2) url(/fonts/text.woff2)';

let folder: string;
let company: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'offline-test-'));
  company = join(folder, 'company.yaml');
  cpSync(join(FIXTURE_COMPANY, 'company.yaml'), company);
  vi.stubEnv('CONTENT_DIR', folder);
  write('404.html', FONTS);
});

afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.unstubAllEnvs();
});

/** Writes a file of the built site. */
function write(file: string, content: string | Buffer) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), content);
}

const setOffline = (line: string) =>
  writeFileSync(company, readFileSync(company, 'utf8').replace(/^offline:.*$/m, line));

/** The value of `HAS_OFFLINE` for a command, and the worker that a build writes. */
async function runBy(command: 'build' | 'dev') {
  const { name, hooks } = offline();
  const updateConfig = vi.fn();
  await hooks['astro:config:setup']!({ command, updateConfig } as never);
  await hooks['astro:build:done']!({ dir: pathToFileURL(`${folder}/`) } as never);
  const worker = readFileSync(join(folder, 'service-worker.js'), 'utf8');
  const entries = worker.matchAll(/\{url:.([^`'"]*).,revision:(?:null|.([^`'"]*).),integrity:.([^`'"]*).\}/g);
  return {
    name,
    isAskedFor: updateConfig.mock.calls[0]![0].vite.define.HAS_OFFLINE,
    worker,
    entries: [...entries].map(([, url, revision, integrity]) => ({ url, revision, integrity })),
  };
}
test('the scripts that a page names are stored with it, others are not', async () => {
  write('_/menu.js', '1');
  write('_/viewer.js', '2');
  write('about.html', '<script type="module" src="/_/menu.js"></script>');
  const { entries } = await runBy('build');
  expect(entries.map(({ url }) => url)).toContain('/_/menu.js');
  expect(entries.map(({ url }) => url)).not.toContain('/_/viewer.js');
});

const addresses = async () => (await runBy('build')).entries.map(({ url }) => url);

test('a build’s pages ask for a worker that keeps them', async () => {
  const { name, isAskedFor, entries } = await runBy('build');
  expect(name).toBe('offline');
  expect(isAskedFor).toBe('true');
  expect(entries).toHaveLength(1);
});

test('switched off, pages ask for none, and the worker that takes its place keeps nothing', async () => {
  setOffline('offline: false');
  const { isAskedFor, entries, worker } = await runBy('build');
  expect(isAskedFor).toBe('false');
  expect(entries).toEqual([]);
  expect(worker).toContain('unregister');
});

test('the pages of npm run dev ask for none', async () => {
  expect((await runBy('dev')).isAskedFor).toBe('false');
});

test('it keeps pages by their address and fonts by their file, and nothing else', async () => {
  for (const file of [
    'index.html',
    'about.html',
    'ar/index.html',
    'ar/about.html',
    'fonts/text.woff2',
    'robots.txt',
    'notes.html.txt',
    'picture.avif',
  ])
    write(file, 'x');
  expect((await addresses()).toSorted()).toEqual(
    ['/', '/404', '/about', '/ar', '/ar/about', '/fonts/text.woff2'].toSorted(),
  );
});

test('the browser can tell whether what it keeps is whole, and which pages have changed', async () => {
  write('about.html', 'About us');
  write('text.woff2', 'Letters');
  const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');
  const { entries } = await runBy('build');
  expect(entries).toContainEqual({
    url: '/about',
    revision: hashOf('About us'),
    integrity: `sha256-${hashOf('About us')}`,
  });
  expect(entries).toContainEqual({
    url: '/text.woff2',
    revision: hashOf('Letters'),
    integrity: `sha256-${hashOf('Letters')}`,
  });
});

test('visitors of a language keep its pages, its 404 page and the fonts that these name', async () => {
  write('index.html', '<html lang="en">');
  write('404.html', '<html lang="en">url(/text.woff2)');
  write('ar/index.html', '<html lang="ar">url(/arabic.woff2)');
  write('ar/404.html', '<html lang="ar">');
  write('text.woff2', 'Letters');
  write('arabic.woff2', 'Arabic letters');
  const { worker } = await runBy('build');
  const [english = '', arabic = ''] = worker.split(/\bar:\[/);
  const urlsOf = (text: string) =>
    [...text.matchAll(/\{url:.([^`'"]*).,revision:/g)].map(([, url]) => url).toSorted();
  expect(urlsOf(english)).toEqual(['/', '/404', '/text.woff2']);
  expect(urlsOf(arabic)).toEqual(['/ar', '/ar/404', '/arabic.woff2']);
});
