import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lastModifiedBelow } from './last-modified.ts';

let folder: string;
let content: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'changes-'));
  content = join(folder, 'site/content');
  mkdirSync(join(content, 'pages'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Commits everything at a given time. */
function commit(date: string) {
  const env = { ...process.env, GIT_COMMITTER_DATE: date };
  const git = (...args: string[]) => execFileSync('git', ['-C', join(folder, 'site'), ...args], { env });
  git('init', '--quiet');
  git('add', '--all');
  git('-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '--quiet', '--message=change');
}

const write = (file: string, text: string) => writeFileSync(join(content, file), text);

test('each file has the date of its last commit', () => {
  write('company.yaml', 'one');
  write('pages/é.yaml', 'one');
  commit('2025-01-01T10:00:00Z');
  write('pages/é.yaml', 'two');
  commit('2025-02-02T10:00:00+03:00');
  expect(lastModifiedBelow(content)).toEqual(
    new Map([
      ['pages/é.yaml', new Date('2025-02-02T07:00:00Z')],
      ['company.yaml', new Date('2025-01-01T10:00:00Z')],
    ]),
  );
});

test('a file that was edited since has none', () => {
  write('company.yaml', 'one');
  write('other.yaml', 'one');
  commit('2025-01-01T10:00:00Z');
  write('company.yaml', 'two');
  write('new.yaml', 'one');
  expect([...lastModifiedBelow(content).keys()]).toEqual(['other.yaml']);
});

test('a clone without its history tells none, because its one commit would stand for all', () => {
  write('company.yaml', 'one');
  commit('2025-01-01T10:00:00Z');
  write('company.yaml', 'two');
  commit('2025-02-02T10:00:00Z');
  const clone = join(folder, 'clone');
  const source = pathToFileURL(join(folder, 'site')).href;
  execFileSync('git', ['clone', '--quiet', '--depth=1', source, clone]);
  expect(lastModifiedBelow(join(clone, 'content'))).toEqual(new Map());
});

test('a folder outside of any repository tells none', () => {
  write('company.yaml', 'one');
  expect(lastModifiedBelow(content)).toEqual(new Map());
});
