import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { REDIRECTS_FILE } from './addresses.ts';
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

test('a build that takes the place of one that is being read is read instead', async () => {
  const root = writeSite('one');
  const two = writeSite('two');
  // Reading a pipe takes until somebody writes to it.
  const pipe = join(root, REDIRECTS_FILE);
  mkdirSync(dirname(pipe));
  execFileSync('mkfifo', [pipe]);
  const following = followOutput(root);
  const writer = await open(pipe, 'w');
  renameSync(root, join(folder, 'previous'));
  renameSync(two, root);
  await writer.writeFile('[]');
  await writer.close();

  const output = await following;
  const { folder: copy, files, notFound } = await output.current();
  expect([...files.keys()]).toEqual(['/', '/two']);
  expect(readFileSync(join(copy, notFound[0]!.file), 'utf8')).toBe('two');
  await output.close();
  expect(existsSync(copy)).toBe(false);
});

test('a folder without a site is told', async () => {
  await expect(followOutput(join(folder, 'none'))).rejects.toThrow(/^There is no built site in .*none: run/);
});
