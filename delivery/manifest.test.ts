import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { damageOf, writeManifest } from './manifest.ts';

let root: string;
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'manifest-test-'));
  mkdirSync(join(root, '.server'));
  for (const file of ['index.html', '404.html', '.server/caddy']) writeFileSync(join(root, file), file);
  await writeManifest(root);
});
afterEach(() => rmSync(root, { recursive: true }));

test('a build is complete, and the same build made again gets the same name', async () => {
  expect(await damageOf(root)).toBeUndefined();
  const { build } = await writeManifest(root);
  expect(build).toMatch(/^[0-9a-f]{16}$/);
  appendFileSync(join(root, 'index.html'), ' changed');
  expect((await writeManifest(root)).build).not.toBe(build);
});

test.each([
  ['a deleted page', 'index.html is missing', () => rmSync(join(root, 'index.html'))],
  [
    'an emptied page',
    'index.html was changed after the build',
    () => writeFileSync(join(root, 'index.html'), ''),
  ],
  [
    'a nested copy of another build',
    'dist/404.html does not belong to the build',
    () => cpSync(join(root, '404.html'), join(root, 'dist/404.html')),
  ],
  ['a lost configuration', '.server/caddy is missing', () => rmSync(join(root, '.server/caddy'))],
  [
    'an empty folder',
    'it contains no complete build',
    () => rmSync(join(root, '.server'), { recursive: true }),
  ],
])('%s is reported', async (_name, problem, damage) => {
  damage();
  expect(await damageOf(root)).toBe(problem);
});

test('the manifest lists the owner’s HTML files, if any', async () => {
  expect(await writeManifest(root)).not.toHaveProperty('ownPages');
  writeFileSync(join(root, '.server/own-pages.json'), '["google.html"]');
  expect((await writeManifest(root)).ownPages).toEqual(['google.html']);
});
