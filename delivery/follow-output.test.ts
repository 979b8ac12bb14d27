import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BUILT_REDIRECTS } from './addresses.ts';
import { followOutput } from './follow-output.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'follow-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes a built site. @returns its folder */
function writeSite(name: string): string {
  const root = join(folder, name);
  mkdirSync(root);
  for (const page of ['404', 'index', name]) writeFileSync(join(root, `${page}.html`), name);
  return root;
}

test('a build is read once, and again when another one has replaced it', async () => {
  const root = writeSite('one');
  const site = followOutput(root);
  const [one, again] = await Promise.all([site(), site()]);
  expect([...one.files.keys()]).toEqual(['/', '/one']);
  expect(again).toBe(one);
  expect(await site()).toBe(one);
  renameSync(root, join(folder, 'previous'));
  await expect(site()).rejects.toThrow(/^There is no built site in .*one: run/);
  renameSync(writeSite('two'), root);
  expect([...(await site()).files.keys()]).toEqual(['/', '/two']);
});

test('a page leads to itself, and a redirect to its target', async () => {
  const root = writeSite('one');
  mkdirSync(join(root, dirname(BUILT_REDIRECTS)));
  writeFileSync(join(root, BUILT_REDIRECTS), JSON.stringify([{ from: '/old', to: '/one#team' }]));
  expect(Object.fromEntries((await followOutput(root)()).targets)).toEqual({
    '/': '/',
    '/one': '/one',
    '/old': '/one#team',
  });
});
