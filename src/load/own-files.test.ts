import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import config from '../../astro.config.ts';
import { ownFiles } from './own-files.ts';

let folder: string;
let output: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'own-files-test-'));
  output = join(folder, 'output');
  mkdirSync(join(folder, 'public/prices'), { recursive: true });
  mkdirSync(output);
  vi.stubEnv('CONTENT_DIR', folder);
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.unstubAllEnvs();
});

const write = (file: string) => writeFileSync(join(folder, file), file);
const read = (file: string) => readFileSync(join(output, file), 'utf8');
const build = () => ownFiles().hooks['astro:build:done']!({ dir: pathToFileURL(`${output}/`) } as never);

test('own files are published as they are, and servers learn which pages keep their name', async () => {
  for (const file of ['public/google1a2B.html', 'public/prices/cars.csv']) write(file);
  await build();
  expect(read('prices/cars.csv')).toBe('public/prices/cars.csv');
  expect(read('google1a2B.html')).toBe('public/google1a2B.html');
});

test('a file that the site makes itself is never overwritten', async () => {
  write('public/robots.txt');
  write('output/robots.txt');
  await expect(build()).rejects.toThrow('content/public/robots.txt: the site makes /robots.txt itself.');
  expect(read('robots.txt')).toBe('output/robots.txt');
});

test.each([
  ['dev', 1],
  ['build', 0],
])('under the command %s Astro is told %d times where they are', async (command, times) => {
  const updateConfig = vi.fn();
  await ownFiles().hooks['astro:config:setup']!({ command, updateConfig } as never);
  expect(updateConfig).toHaveBeenCalledTimes(times);
});

test('a build copies them when pages and the list for visits without a network are done, and before it compresses', () => {
  const names = config.integrations!.flatMap((entry) => (entry && 'name' in entry ? entry.name : []));
  const place = names.indexOf('own-files');
  expect(names.slice(0, place)).toEqual(expect.arrayContaining(['offline']));
  expect(names.slice(place + 1)).toContain('astro-compressor');
});
