import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSavedVersions, type SavedVersions } from './saved-versions.ts';

let folder: string;
let versions: SavedVersions;
const path = (...names: string[]) => join(folder, ...names);
const write = (file: string, text: string) => writeFileSync(path('content', file), text);

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'saved-versions-'));
  for (const name of ['content/pages', 'copy/pages']) mkdirSync(path(name), { recursive: true });
  write('company.yaml', 'contact: { telephone: "1" }\n');
  write('pages/about.yaml', 'title: About\n');
  versions = openSavedVersions(path('content'), path('versions'));
  await versions.record();
});
afterEach(() => rmSync(folder, { recursive: true }));

test('each saved state is kept, in words, with its files; the same state is kept once', async () => {
  write('company.yaml', 'contact: { telephone: "2" }\n');
  write('pages/é.txt', '');
  rmSync(path('content/pages/about.yaml'));
  await versions.record();
  await versions.record();
  const found = await versions.list();
  expect(found).toEqual([
    {
      id: expect.stringMatching(/^[0-9a-f]{40}$/),
      date: expect.stringMatching(/^\d{4}-/),
      tree: expect.stringMatching(/^[0-9a-f]{40}$/),
      changes: 'Telephone on every page; Removed: About; New: É.txt',
      files: ['company.yaml', 'pages/about.yaml', 'pages/é.txt'],
      isPictured: false,
    },
    expect.objectContaining({ changes: 'As it was found' }),
  ]);
  // Nothing of it is in the content.
  expect(readdirSync(path('content')).sort()).toEqual(['company.yaml', 'pages']);
});

test('a state, or one file of it, is written into another folder', async () => {
  write('company.yaml', 'contact: { telephone: "2" }\n');
  write('pages/new.yaml', 'title: New\n');
  rmSync(path('content/pages/about.yaml'));
  await versions.record();
  const [, first] = await versions.list();
  expect(await versions.restore(first!.id, path('copy'), { file: 'pages/about.yaml' })).toEqual([]);
  expect(readFileSync(path('copy/pages/about.yaml'), 'utf8')).toBe('title: About\n');
  expect(existsSync(path('copy/company.yaml'))).toBe(false);
  expect(await versions.restore(first!.id, path('copy'))).toEqual(['pages/new.yaml']);
  expect(readFileSync(path('copy/company.yaml'), 'utf8')).toBe('contact: { telephone: "1" }\n');
  // The content itself is as it was saved, and so is what is known of it.
  expect(readFileSync(path('content/company.yaml'), 'utf8')).toBe('contact: { telephone: "2" }\n');
  await versions.record();
  expect(await versions.list()).toHaveLength(2);
});

test('a repository around the content is left alone', async () => {
  const { execFileSync } = await import('node:child_process');
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' });
  git('init', '--quiet');
  write('company.yaml', 'contact: { telephone: "2" }\n');
  await versions.record();
  expect(git('status', '--porcelain')).not.toContain('A ');
  expect(await versions.list()).toHaveLength(2);
});

test('a history whose beginning was interrupted begins again', async () => {
  rmSync(path('versions'), { recursive: true });
  const { execFileSync } = await import('node:child_process');
  execFileSync('git', ['init', '--quiet', '--bare', path('versions')]);
  await versions.record();
  expect(await versions.list()).toMatchObject([{ changes: 'As it was found' }]);
});

test('a git that was stopped at its work stands in no way', async () => {
  writeFileSync(path('versions/index.lock'), '');
  write('company.yaml', 'contact: { telephone: "2" }\n');
  await versions.record();
  expect(await versions.list()).toHaveLength(2);
});

test('what is not saved goes too when everything is restored', async () => {
  write('company.yaml', 'contact: { telephone: "2" }\n');
  await versions.record();
  const [, first] = await versions.list();
  for (const file of ['pages/about.yaml', 'pages/new.yaml']) writeFileSync(path('copy', file), 'title: Us\n');
  const unsaved = ['pages/about.yaml', 'pages/new.yaml'];
  expect(await versions.restore(first!.id, path('copy'), { unsaved })).toEqual(['pages/new.yaml']);
  expect(readFileSync(path('copy/pages/about.yaml'), 'utf8')).toBe('title: About\n');
  expect(readFileSync(path('copy/company.yaml'), 'utf8')).toContain('"1"');
});
