import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { offline } from './integration.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'offline-test-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes a file of the built site. */
function write(file: string, content: string) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), content);
}

/** The value of `HAS_OFFLINE` for a command, and what the worker that a build writes stores. */
async function runBy(command: 'build' | 'dev', isOn = true) {
  const { hooks } = offline(isOn);
  const updateConfig = vi.fn();
  await hooks['astro:config:setup']!({ command, updateConfig } as never);
  await hooks['astro:build:done']!({ dir: pathToFileURL(`${folder}/`) } as never);
  const worker = readFileSync(join(folder, 'service-worker.js'), 'utf8');
  const stored = worker.matchAll(/\{language:.([\w-]+).,url:.([^`'"]*).,revision:.([^`'"]*).,integrity/g);
  return {
    isAskedFor: updateConfig.mock.calls[0]![0].vite.define.HAS_OFFLINE,
    worker,
    stored: [...stored].map(([, language, url, revision]) => ({ language, url, revision })),
  };
}

test('visitors of a language store its pages, and the fonts and scripts that these name', async () => {
  write('index.html', '<html lang="en"><script src="/_/menu.js"></script>');
  write('404.html', '<html lang="en">url(/_/text.woff2)');
  write('ar/about.html', '<html lang="ar">url(/_/text.woff2) url(/_/arabic.woff2)');
  for (const file of ['menu.js', 'viewer.js', 'text.woff2', 'arabic.woff2', 'photo.avif'])
    write(`_/${file}`, file);
  for (const file of ['robots.txt', 'notes.html.txt']) write(file, 'x');
  const { isAskedFor, stored } = await runBy('build');
  expect(isAskedFor).toBe('true');
  const urlsOf = (name: string) => stored.flatMap(({ language, url }) => (language === name ? url : []));
  expect(urlsOf('en').toSorted()).toEqual(['/', '/404', '/_/menu.js', '/_/text.woff2']);
  expect(urlsOf('ar').toSorted()).toEqual(['/_/arabic.woff2', '/_/text.woff2', '/ar/about']);
});

test('the browser can tell whether what it stores is whole, and which pages have changed', async () => {
  write('about.html', '<html lang="en">About us');
  const hash = createHash('sha256').update('<html lang="en">About us').digest('base64');
  const { stored } = await runBy('build');
  expect(stored).toEqual([{ language: 'en', url: '/about', revision: `sha256-${hash}` }]);
});

test('switched off, pages ask for no worker, and the one that takes its place stores nothing', async () => {
  write('about.html', '<html lang="en">');
  const { isAskedFor, stored, worker } = await runBy('build', false);
  expect(isAskedFor).toBe('false');
  expect(stored).toEqual([]);
  expect(worker).toContain('unregister');
});

test('the pages of npm run dev ask for no worker', async () => {
  expect((await runBy('dev')).isAskedFor).toBe('false');
});
