/** Tests the company profile as a reader gets it, prints it, or uses it with a screen reader. */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { expect, test } from '@playwright/test';
import { parse } from 'yaml';
import type { BrochureCopy } from '../../src/content/brochure.ts';
import { tokensOf } from '../../src/content/company.ts';
import { languageOfFile } from '../../src/content/languages.ts';
import { fillTokens } from '../../src/content/tokens.ts';
import { blockOf, CONTENT, company, linesOf, readPage, spoken } from '../support/content.ts';
import { isInstalled, openPdf, type PdfElement, paintPage, readElements } from '../support/pdf.ts';
import { readCode } from '../support/qr.ts';
import { SITES } from '../support/sites.ts';

const copy = fillTokens(
  parse(readFileSync(join(CONTENT, 'brochure.yaml'), 'utf8')),
  tokensOf(company),
) as BrochureCopy;
const file = join(SITES.company.output, `${copy.file}.pdf`);
const bytes = readFileSync(file);

/** The largest allowed file size, in bytes. */
const HEAVIEST = 2_000_000;

/** A4 in points. Browsers round it to whole points. */
const A4 = { width: 595, height: 842 };

test('the profile has 6 to 10 A4 pages, and is small enough for e-mail', async () => {
  const pdf = await openPdf(bytes);
  expect(pdf.numPages).toBeGreaterThanOrEqual(6);
  expect(pdf.numPages).toBeLessThanOrEqual(10);
  expect(bytes.length).toBeLessThan(HEAVIEST);
  for (let number = 1; number <= pdf.numPages; number++) {
    const [left, bottom, right, top] = (await pdf.getPage(number)).view as [number, number, number, number];
    expect(Math.abs(right - left - A4.width)).toBeLessThan(2);
    expect(Math.abs(top - bottom - A4.height)).toBeLessThan(2);
  }
});

test('the profile has a title, author, summary and language, and is tagged', async () => {
  const pdf = await openPdf(bytes);
  const { info } = await pdf.getMetadata();
  expect(info).toMatchObject({
    Title: copy.title,
    Author: company.names.company,
    Subject: copy.summary,
    Language: 'en',
  });
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
  expect((await pdf.getViewerPreferences()) as object).toMatchObject({ DisplayDocTitle: true });
});

test('bookmarks lead to each part of the profile', async () => {
  const outline = await (await openPdf(bytes)).getOutline();
  const titles = (entries: typeof outline): string[] =>
    entries.flatMap(({ title, items }) => [title, ...titles(items)]);
  const { sections } = blockOf(readPage('operations'), 'operations');
  expect(titles(outline)).toEqual(
    expect.arrayContaining([
      ...Object.values(copy.headings).filter((heading) => heading !== copy.headings.heritage),
      ...sections.map(({ title }) => title),
      blockOf(readPage('partners'), 'contact').title,
    ]),
  );
});

test('a screen reader reads the text of the profile in the right order', async () => {
  const elements = await readElements(await openPdf(bytes));
  const text = spoken(
    elements
      .filter(({ role }) => role === 'Root')
      .map((root) => root.text)
      .join(' '),
  );
  const { sections } = blockOf(readPage('operations'), 'operations');
  const expected = [
    copy.headings.cover,
    copy.headings.about,
    ...sections.flatMap(({ title, text: about }) => [title, ...linesOf(about)]),
    blockOf(readPage('partners'), 'contact').title,
    company.contact.telephone,
    company.contact.email,
  ];
  let from = 0;
  for (const part of expected) {
    const at = text.replace(/\s/g, '').indexOf(part.replace(/\s/g, ''), from);
    expect(at, `“${part}” after character ${from}`).toBeGreaterThanOrEqual(from);
    from = at;
  }
});

test('every picture in the profile has a description', async () => {
  const figures = (await readElements(await openPdf(bytes))).filter(
    ({ role }: PdfElement) => role === 'Figure',
  );
  expect(figures.length).toBeGreaterThan(5);
  for (const { alt } of figures) expect(alt).toMatch(/.{15,}/);
});

/** Expects that a PDF draws letters with fonts, and that it embeds only the used letters of each font. */
async function expectFonts(bytes: Uint8Array): Promise<void> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  const dictionaries = pdf.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => (object instanceof PDFDict ? [object] : []));
  const nameOf = (entry: string, dictionary: PDFDict) => String(dictionary.get(PDFName.of(entry)));
  const fonts = dictionaries.filter((dictionary) => nameOf('Type', dictionary) === '/Font');
  // Type 3 fonts contain drawings of letters. Browsers turn variable fonts into them.
  expect(fonts.filter((font) => nameOf('Subtype', font) === '/Type3')).toEqual([]);
  const descriptors = dictionaries.filter((dictionary) => nameOf('Type', dictionary) === '/FontDescriptor');
  expect(descriptors.length).toBeGreaterThan(1);
  for (const descriptor of descriptors) {
    expect(nameOf('FontName', descriptor)).toMatch(/^\/[A-Z]{6}\+/);
    expect(['FontFile', 'FontFile2', 'FontFile3'].some((key) => descriptor.has(PDFName.of(key)))).toBe(true);
  }
}

test('the profile embeds its fonts, with only the letters that it needs', () => expectFonts(bytes));

const owners = SITES.content.content;
for (const name of globSync('brochure.*.pdf', { cwd: owners })) {
  test(`${name} has all pages, its language, and embedded fonts`, async () => {
    const own = readFileSync(join(owners, name));
    const pdf = await openPdf(own);
    expect(pdf.numPages).toBe((await openPdf(readFileSync(join(owners, 'brochure.pdf')))).numPages);
    expect(own.length).toBeLessThan(HEAVIEST);
    const { info } = await pdf.getMetadata();
    expect((info as { Language: string }).Language).toMatch(
      new RegExp(`^${languageOfFile(name.replace('.pdf', '.yaml'))}`),
    );
    await expectFonts(own);
  });
}

test('a phone can scan the contact card from the printed page', async ({ request }) => {
  test.skip(!isInstalled('pdftoppm'), 'Poppler (poppler-utils) is not installed.');
  const { numPages } = await openPdf(bytes);
  const card = await (await request.get('/contact.vcf')).text();
  expect(await readCode(paintPage(file, numPages))).toBe(card);
});

test('qpdf finds no mistake in the structure of the profile', () => {
  test.skip(!isInstalled('qpdf'), 'qpdf is not installed.');
  const { status, stdout } = spawnSync('qpdf', ['--check', file], { encoding: 'utf8' });
  expect(stdout).toContain('No syntax or stream encoding errors found');
  expect(status).toBe(0);
});
