import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { sortProblems } from '../../src/content/check/problem.ts';
import { openFixtureCopy } from '../../tests/support/working-copy.ts';
import { addLanguage, addTranslation } from './languages.ts';
import type { WorkingCopy } from './working-copy.ts';

let site: ReturnType<typeof openFixtureCopy>;
let copy: WorkingCopy;
const read = (file: string) => parse(readFileSync(join(copy.folder, file), 'utf8'));

beforeEach(() => {
  site = openFixtureCopy();
  copy = site.copy;
});
afterEach(() => site.destroy());

test('a new language begins with a menu, a draft of the home page and empty forms, which can be saved', async () => {
  addLanguage(copy, 'sw');
  const { planned: _, readBy: __, locale: ___, tag: ____, ...menu } = read('navigation.yaml');
  expect(read('navigation.sw.yaml')).toEqual(menu);
  expect(read('company.sw.yaml')).toEqual({});
  expect(read('pictures/pictures.sw.yaml')).toEqual({});
  expect(read('pages/sw/index.yaml')).toEqual({ ...read('pages/index.yaml'), published: false });

  const { problems, unsaved } = await copy.save();
  expect(sortProblems(problems).mistakes).toEqual([]);
  expect(unsaved).toEqual([]);
  const { outdated } = await copy.status();
  const states = outdated
    .filter(({ file }) => /[./]sw[./]/.test(file))
    .map(({ file, message }) => `${file} ${message.split(/ |:/)[0]}`);
  expect(states.toSorted()).toEqual([
    'brochure.sw.yaml is',
    'company.sw.yaml does',
    'navigation.sw.yaml does',
    'pages/sw/404.yaml is',
    'pages/sw/about.yaml is',
    'pages/sw/index.yaml does',
    'pages/sw/operations.yaml is',
    'pages/sw/partners.yaml is',
    'pages/sw/yard.yaml is',
    'pictures/pictures.sw.yaml does',
  ]);
});

test.each([
  ['swahili', '“swahili” is no short name of a language. Swahili has “sw”, French has “fr”.'],
  ['../x', '“../x” is no short name'],
  ['en', 'The site has English already.'],
  ['ar', 'The site has Arabic already.'],
])('%s is no new language', (tag, refusal) => {
  expect(() => addLanguage(copy, tag)).toThrow(refusal);
});

test.each(['company.yaml', 'pictures/pictures.yaml'])(
  'nothing of a language is there while %s cannot be read, so that it can be added later',
  (file) => {
    const text = readFileSync(join(copy.folder, file));
    writeFileSync(join(copy.folder, file), 'name: [');
    const files = copy.files();
    expect(() => addLanguage(copy, 'sw')).toThrow(`There is no file ${file} to translate.`);
    expect(copy.files()).toEqual(files);
    writeFileSync(join(copy.folder, file), text);
    addLanguage(copy, 'sw');
    expect(copy.files()).toContain('navigation.sw.yaml');
  },
);

test('what a menu says of its own language is not copied into another', () => {
  const menu = { header: { links: [] } };
  const own = { planned: ['/vision'], readBy: 'all', locale: 'en_GB', tag: 'en-GB' };
  copy.write('navigation.yaml', { value: { ...menu, ...own } });
  addLanguage(copy, 'sw');
  expect(read('navigation.sw.yaml')).toEqual(menu);
});

test('a company profile is copied with an address of its own', async () => {
  addTranslation(copy, 'brochure.yaml', 'ar');
  expect(read('brochure.ar.yaml').file).toBe(`${read('brochure.yaml').file}-ar`);
  expect(sortProblems((await copy.status()).problems).mistakes).toEqual([]);
});

test('a missing page is copied into a language as a draft, once', async () => {
  expect(addTranslation(copy, 'pages/about.yaml', 'ar')).toBe('pages/ar/about.yaml');
  expect(read('pages/ar/about.yaml')).toEqual({ ...read('pages/about.yaml'), published: false });
  expect(sortProblems((await copy.status()).problems).mistakes).toEqual([]);
  expect(() => addTranslation(copy, 'pages/about.yaml', 'ar')).toThrow('It is there already.');
  expect(() => addTranslation(copy, 'pages/nothing.yaml', 'ar')).toThrow('There is no file');
});
