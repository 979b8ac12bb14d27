import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument, PDFHexString } from '@cantoo/pdf-lib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DEFAULT_LANGUAGE } from '../content/languages.ts';
import { brochureFingerprint, brochureProblems } from './freshness.ts';

let folder: string;
const path = (file: string) => join(folder, file);

const FILES = {
  'brochure.yaml': 'title: Profile',
  'company.yaml': 'telephone: 1',
  'navigation.ar.yaml': 'menu: قائمة',
  'pages/ar/index.yaml': 'title: الرئيسية\npublished: true\nblocks: []',
  'pages/index.yaml': 'title: Home\npublished: true\nblocks: [{ type: hero, title: Hello }]',
  'pages/vision.yaml': 'published: false\nblocks: []',
  'pictures/field.yaml': 'alt: A field',
  'pictures/field.jpg': 'JPEG',
};
const write = (file: keyof typeof FILES, text: string) => writeFileSync(path(file), text);

async function drawPdf(file = 'brochure.pdf', language = DEFAULT_LANGUAGE): Promise<void> {
  const pdf = await PDFDocument.create();
  const id = PDFHexString.of(await brochureFingerprint(folder, language));
  pdf.context.trailerInfo.ID = pdf.context.obj([id, id]);
  writeFileSync(path(file), await pdf.save());
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brochure-'));
  for (const name of ['pages', 'pages/ar', 'pictures']) mkdirSync(path(name));
  for (const [file, text] of Object.entries(FILES)) writeFileSync(path(file), text);
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a profile drawn from this content is in order', async () => {
  await drawPdf();
  expect(await brochureProblems(folder)).toEqual([]);
});

test.each<[string, () => void]>([
  ['a telephone number', () => write('company.yaml', 'telephone: 2')],
  ['a title of the profile', () => write('brochure.yaml', 'title: Portrait')],
  [
    'a word on a page',
    () => write('pages/index.yaml', FILES['pages/index.yaml'].replace('Hello', 'Welcome')),
  ],
  ['a picture', () => write('pictures/field.jpg', 'Another JPEG')],
  ['the description of a picture', () => write('pictures/field.yaml', 'alt: A meadow')],
])('after a change of %s it no longer matches', async (_name, change) => {
  await drawPdf();
  change();
  expect(await brochureProblems(folder)).toEqual([
    {
      file: 'brochure.pdf',
      message:
        'no longer matches the content or the profile’s layout. Run `npm run brochure`, and commit the file.',
      isWarning: true,
    },
  ]);
});

test.each<[string, () => void]>([
  ['a comment', () => write('company.yaml', 'telephone: 1 # by day')],
  [
    'the title of a page',
    () => write('pages/index.yaml', FILES['pages/index.yaml'].replace('Home', 'Start')),
  ],
  ['a page that is not published', () => write('pages/vision.yaml', 'published: false\nblocks: [1]')],
])('a change of %s leaves it in order', async (_name, change) => {
  await drawPdf();
  change();
  expect(await brochureProblems(folder)).toEqual([]);
});

test('a profile that was never drawn is told', async () => {
  expect(await brochureProblems(folder)).toMatchObject([
    {
      file: 'brochure.pdf',
      message: expect.stringMatching(/^is missing, so no page links to it\. Run `npm run brochure`/),
      isWarning: true,
    },
  ]);
});

test('each language with words for it has a profile of its own', async () => {
  writeFileSync(path('brochure.ar.yaml'), 'title: ملف');
  await drawPdf();
  const files = async () => (await brochureProblems(folder)).map(({ file }) => file);
  expect(await files()).toEqual(['brochure.ar.pdf']);
  await drawPdf('brochure.ar.pdf', 'ar');
  expect(await files()).toEqual([]);
  write('pages/ar/index.yaml', 'title: الرئيسية\npublished: true\nblocks: [1]');
  expect(await files()).toEqual(['brochure.ar.pdf']);
  write('company.yaml', 'telephone: 2');
  expect(await files()).toEqual(['brochure.ar.pdf', 'brochure.pdf']);
});

test('a site without a profile needs none', async () => {
  rmSync(path('brochure.yaml'));
  expect(await brochureProblems(folder)).toEqual([]);
});
