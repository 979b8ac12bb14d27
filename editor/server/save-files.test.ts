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
import { finishSave, saveFiles } from './save-files.ts';

let folder: string;
const path = (...names: string[]) => join(folder, ...names);
const content = () => path('content');
const text = (file: string) => readFileSync(path('content', file), 'utf8');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'save-files-'));
  for (const name of ['copy/pages', 'content/pages']) mkdirSync(path(name), { recursive: true });
  for (const name of ['a', 'b', 'gone']) writeFileSync(path('content/pages', name), 'old');
  for (const name of ['a', 'b']) writeFileSync(path('copy/pages', name), 'new');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the named files are changed and removed, and nothing else is there afterwards', () => {
  saveFiles(path('copy'), content(), ['pages/a', 'pages/gone']);
  expect([text('pages/a'), text('pages/b')]).toEqual(['new', 'old']);
  expect(existsSync(path('content/pages/gone'))).toBe(false);
  expect(readdirSync(content())).toEqual(['pages']);
});

test('a save may remove only, and what is gone already', () => {
  saveFiles(path('copy'), content(), ['pages/gone', 'pages/never-there']);
  expect(readdirSync(path('content/pages'))).toEqual(['a', 'b']);
  expect(readdirSync(content())).toEqual(['pages']);
});

test('a save that ends before it is decided changes nothing; the next one is not disturbed', () => {
  mkdirSync(path('content/.saving.part/pages'), { recursive: true });
  writeFileSync(path('content/.saving.part/pages/a'), 'half');
  finishSave(content());
  expect(text('pages/a')).toBe('old');
  saveFiles(path('copy'), content(), ['pages/b']);
  expect([text('pages/a'), text('pages/b')]).toEqual(['old', 'new']);
});

test('a save that ends after it is decided is finished by the next process', () => {
  // As it stands when one of two files is in its place.
  writeFileSync(path('content/pages/a'), 'new');
  mkdirSync(path('content/.saving/pages'), { recursive: true });
  writeFileSync(path('content/.saving/pages/b'), 'new');
  writeFileSync(path('content/.saving/.removed.json'), '["pages/gone"]');
  finishSave(content());
  expect([text('pages/a'), text('pages/b')]).toEqual(['new', 'new']);
  expect(readdirSync(path('content/pages'))).toEqual(['a', 'b']);
  expect(readdirSync(content())).toEqual(['pages']);
});
