/** Publishes the owner’s own files, but never what a system left behind or what would replace a page. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import config from '../../astro.config.ts';
import { listStaticFiles, staticFiles } from './static-files.ts';

let folder: string;
let output: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'static-files-test-'));
  output = join(folder, 'output');
  mkdirSync(output);
  vi.stubEnv('CONTENT_DIR', folder);
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.unstubAllEnvs();
});

function write(file: string) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), file);
}
const read = (file: string) => readFileSync(join(output, file), 'utf8');
const build = () => staticFiles().hooks['astro:build:done']!({ dir: pathToFileURL(`${output}/`) } as never);

test('the owner’s files are published unchanged, in their folders', async () => {
  const files = [
    '.well-known/apple-app-site-association',
    'a#b.pdf',
    'google1a2B.html',
    'prices/2026/cars.csv',
  ];
  for (const file of files) write(`public/${file}`);
  expect(await listStaticFiles(folder)).toEqual(files);
  await build();
  for (const file of files) expect(read(file)).toBe(`public/${file}`);
});

test.each([
  ...['.DS_Store', '.git/config', '.gitkeep', '.env', '._cars.csv', '.well-known.zip', '__MACOSX/cars.csv'],
  ...['Thumbs.db', 'desktop.ini', 'cars.csv~', 'cars.csv.swo', '#cars.csv#', '~$cars.xlsx', 'cars.bak'],
])('leftover files are not published, at any depth: %s', async (file) => {
  for (const place of ['', 'prices/', '.well-known/']) write(`public/${place}${file}`);
  expect(await listStaticFiles(folder)).toEqual([]);
  await build();
  expect(readdirSync(output)).toEqual([]);
});

test.each([
  ['robots.txt', 'robots.txt'],
  ['licence', 'licence'],
  ['ar', 'ar/index.html'],
])('the owner’s file %s never replaces the generated file %s', async (own, made) => {
  write(`public/${own}`);
  write(`output/${made}`);
  await expect(build()).rejects.toThrow(`content/public/${own}: the site generates /${own} itself. Rename`);
  expect(read(made)).toBe(`output/${made}`);
});

test('a build copies the owner’s files after it has generated its own, and before it compresses', () => {
  const names = config.integrations!.flatMap((entry) => (entry && 'name' in entry ? entry.name : []));
  const place = names.indexOf('static-files');
  expect(names.slice(0, place)).toEqual(expect.arrayContaining(['offline', 'admin']));
  expect(names.slice(place + 1)).toContain('astro-compressor');
});
