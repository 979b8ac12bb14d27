import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { shortenPictureNames } from './short-names.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'short-names-'));
  mkdirSync(join(root, '_'));
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (file: string, text: string) => writeFileSync(join(root, file), text);
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const FILES = ['gate.D83Mgl1P_Z17UBn0.avif', 'gate.D83Mgl1P_2m2gwJ.jpeg', 'yard-2.-aWy_H___Z1Bd.jpeg'];

/** The addresses of a page with these pictures, after their names were shortened. */
async function shorten(pictures: string[]): Promise<string[]> {
  for (const name of pictures) write(`_/${name}`, name);
  write('index.html', pictures.map((name) => `<a href="/_/${name}">`).join(''));
  await shortenPictureNames(root);
  return [...read('index.html').matchAll(/href="\/([^"]+)"/g)].map(([, address]) => address!);
}

test('pages name each picture by its short name, where its file is', async () => {
  const addresses = await shorten(FILES);
  expect(addresses.map(read)).toEqual(FILES);
  expect(readdirSync(join(root, '_'))).toHaveLength(FILES.length);
  const [, hash] = /^_\/([\w-]{5})\d\.avif$/.exec(addresses[0]!)!;
  expect(addresses[1]).toMatch(new RegExp(`^_/gate\\.${hash}\\d\\.jpeg$`));
});

test('another crop, or another original, changes the names: browsers keep a file for a year', async () => {
  const [before] = await shorten(FILES);
  const [crop] = await shorten(['gate.D83Mgl1P_Z17UBn0.avif', 'gate.D83Mgl1P_other1.jpeg']);
  const [original] = await shorten(['gate.XXXXgl1P_Z17UBn0.avif', 'gate.XXXXgl1P_2m2gwJ.jpeg']);
  expect(new Set([before, crop, original]).size).toBe(3);
});

test('styles, scripts and fonts keep their names', async () => {
  const others = ['print.80d32093.css', 'CFhv1Yrx.js', 'display.BFcT2ZZ6.woff2', 'viewer-C2yynudr.js'];
  expect(await shorten(others)).toEqual(others.map((name) => `_/${name}`));
});
