import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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

test('if a new build replaces the folder during the copy, the new build is read', async () => {
  const root = writeSite('one');
  const two = writeSite('two');
  // Reading a pipe waits until something is written to it.
  const pipe = join(root, BUILT_REDIRECTS);
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

/** Replaces one site with another, and moves the old one aside. */
function replaceSite(root: string, site: string): void {
  renameSync(root, `${root}-before`);
  renameSync(site, root);
}

test('a new build is read once for all waiting requests, and the previous copy stays until the next build', async () => {
  const root = writeSite('one');
  const output = await followOutput(root);
  const one = await output.current();
  expect(await output.current()).toBe(one);

  replaceSite(root, writeSite('two'));
  const [two, again] = await Promise.all([output.current(), output.current()]);
  expect([...two.files.keys()]).toEqual(['/', '/two']);
  expect(again).toBe(two);
  expect(existsSync(one.folder)).toBe(true);

  rmSync(`${root}-before`, { recursive: true });
  replaceSite(root, writeSite('three'));
  const three = await output.current();
  expect([...three.files.keys()]).toEqual(['/', '/three']);
  expect(existsSync(one.folder)).toBe(false);

  await output.close();
  expect([two, three].map((release) => existsSync(release.folder))).toEqual([false, false]);
});

test('if the folder is removed or unreadable, the last build stays', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const root = writeSite('one');
  const output = await followOutput(root);
  const one = await output.current();
  renameSync(root, join(folder, 'gone'));
  expect(await output.current()).toBe(one);
  expect(error).not.toHaveBeenCalled();

  mkdirSync(root);
  expect(await output.current()).toBe(one);
  expect(existsSync(one.folder)).toBe(true);
  expect(error).toHaveBeenCalledWith(
    expect.stringMatching(/^The server continues with the last build: .*no built site/),
  );

  rmSync(root, { recursive: true });
  renameSync(join(folder, 'gone'), root);
  await output.close();
  error.mockRestore();
});

test('a page leads to itself, and a redirect to its target', async () => {
  const root = writeSite('one');
  mkdirSync(join(root, dirname(BUILT_REDIRECTS)));
  writeFileSync(join(root, BUILT_REDIRECTS), JSON.stringify([{ from: '/old', to: '/one#team' }]));
  const output = await followOutput(root);
  expect(Object.fromEntries((await output.current()).targets)).toEqual({
    '/': '/',
    '/one': '/one',
    '/old': '/one#team',
  });
  await output.close();
});

test('a folder without a site is reported', async () => {
  await expect(followOutput(join(folder, 'none'))).rejects.toThrow(/^There is no built site in .*none: run/);
});
