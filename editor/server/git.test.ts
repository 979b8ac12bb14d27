import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isCommitted } from './git.ts';

let root: string;
let content: string;
const git = (...args: string[]) => execFileSync('git', args, { cwd: root });
const write = (text: string) => writeFileSync(join(content, 'page.yaml'), text);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'history-'));
  content = join(root, 'content');
  mkdirSync(content);
  write('title: One');
});
afterEach(() => rmSync(root, { recursive: true }));

test('a file that was committed as it stands can be brought back; one that changed since cannot', async () => {
  git('init', '--quiet');
  git('add', '.');
  expect(await isCommitted(content, 'page.yaml')).toBe(false);
  git('-c', 'user.name=A', '-c', 'user.email=a@a.test', 'commit', '--quiet', '--message=One');
  expect(await isCommitted(content, 'page.yaml')).toBe(true);
  write('title: Two');
  expect(await isCommitted(content, 'page.yaml')).toBe(false);
});

test('where there is no history, nothing can be brought back', async () => {
  expect(await isCommitted(content, 'page.yaml')).toBe(false);
});
