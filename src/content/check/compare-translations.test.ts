import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FIXTURE_COMPANY } from '../../../tests/support/trial-content.ts';
import { compareTranslations } from './compare-translations.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'translations-'));
  cpSync(FIXTURE_COMPANY, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const edit = (file: string, from: string, to: string) =>
  writeFileSync(join(folder, file), readFileSync(join(folder, file), 'utf8').replace(from, to));
const told = async (file: string) =>
  (await compareTranslations(folder)).filter((problem) => problem.file === file);

test('a page that is not translated is told, a draft is not', async () => {
  const files = (await compareTranslations(folder)).map(({ file }) => file);
  expect(files).toContain('pages/ar/about.yaml');
  expect(files).not.toContain('pages/ar/draft.yaml');
  expect(await told('pages/ar/404.yaml')).toEqual([]);
});

test.each([
  ['pages/ar/about.yaml', 'Copy content/pages/about.yaml there and translate it.'],
  [
    'company-profile.ar.yaml',
    'Copy content/company-profile.yaml there, end its `file` with `-ar` and translate it.',
  ],
  [
    'company.ar.yaml',
    'Write `names`, `contact` and `rights` of content/company.yaml there, where they differ in Arabic.',
  ],
])('%s is told in one line, with what to do', async (file, remedy) => {
  rmSync(join(folder, file), { force: true });
  expect((await told(file)).map(({ message }) => message)).toEqual([`is missing in Arabic. ${remedy}`]);
});

test('other blocks than the original’s are told', async () => {
  edit('pages/404.yaml', 'blocks:\n', 'blocks:\n  - type: full-width-picture\n    picture: yard\n');
  expect(await told('pages/ar/404.yaml')).toMatchObject([
    { isWarning: true, message: 'has other blocks than the original, or the same in another order.' },
  ]);
});

test('a link that differs from the original is named', async () => {
  edit('pages/ar/404.yaml', 'to: /\n', 'to: /about\n');
  expect(await told('pages/ar/404.yaml')).toMatchObject([
    { message: 'has other links than the original (only here: /about; only there: /).' },
  ]);
});
