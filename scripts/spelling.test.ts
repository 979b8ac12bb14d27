import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { formatProblem } from '../src/content/check/problem.ts';
import { spellingProblems } from './spelling.ts';

const COMPANY = `
language: en
names: { company: Zzyvok Trading, group: Zzyvok, brand: Qwurpa }
contact: { city: Kplongo, country: Uganda }
social: [{ name: Frimbook }]
`;

let folder: string;
const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
const notes = async () => (await spellingProblems(folder)).map(formatProblem);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'spelling-'));
  mkdirSync(join(folder, 'pages'));
  write('company.yaml', COMPANY);
  write('pages/404.yaml', 'title: Page not found');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a misspelt word is reported with its file, its line and a suggestion', async () => {
  write('pages/404.yaml', 'title: Found\ndescription: The wonderfull page');
  expect(await notes()).toEqual([
    'content/pages/404.yaml, line 2: `wonderfull` is not in the dictionary. Did you mean `wonderful`? Correct it, or add it to content/dictionary.txt.',
  ]);
});

test('a misspelt word is only a warning', async () => {
  write('pages/404.yaml', 'title: The wonderfull page');
  expect(await spellingProblems(folder)).toMatchObject([{ isWarning: true }]);
});

test('the names of the company and the owner’s own words are known', async () => {
  write('pages/404.yaml', 'title: Zzyvok sells Qwurpa and blorpings in Kplongo, see Frimbook');
  expect(await notes()).toEqual([expect.stringContaining('`blorpings`')]);
  write('dictionary.txt', '# Our words\nblorpings\n');
  expect(await notes()).toEqual([]);
});

test('a comment in the owner’s dictionary adds no word', async () => {
  write('pages/404.yaml', 'title: Our blorpings');
  write('dictionary.txt', '# not blorpings\n');
  expect(await notes()).toHaveLength(1);
});

test('spelling is British, unless the company says otherwise', async () => {
  write('pages/404.yaml', 'title: The colors of our catalogue');
  expect(await notes()).toEqual([expect.stringContaining('`colors`')]);
});

test('pages in another language are not checked', async () => {
  write('navigation.fr.yaml', 'title: Bienvenue chez nouz');
  expect(await notes()).toEqual([]);
  write('company.yaml', COMPANY.replace('language: en', 'language: de'));
  write('pages/404.yaml', 'title: Die Seite gibt es nicht');
  expect(await notes()).toEqual([]);
});
