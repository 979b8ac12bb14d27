/** Readers of a company profile, or of a social card in a chat, get a whole and light one as `npm run draw` has made it. */
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { parse } from 'yaml';
import { STATIC_FOLDER } from '../src/load/static-files.ts';
import { SOCIAL_CARD } from '../src/metadata/social-cards.ts';
import {
  type CompanyProfileCopy,
  companyProfileFileIn,
  companyProfileLabel,
} from '../src/schema/company-profile.ts';
import { languageOfFile } from '../src/schema/languages.ts';
import { company } from './support/content.ts';
import { isInstalled, openPdf, paintPage, readElements } from './support/pdf.ts';
import { readCode } from './support/qr.ts';
import { FIXTURE_COMPANY, SITES } from './support/sites.ts';

const HEAVIEST = 700_000;

for (const { content } of [SITES.company, SITES.content]) {
  for (const copy of globSync('company-profile*.yaml', { cwd: content })) {
    const language = languageOfFile(copy);
    const name = companyProfileFileIn(language);
    const file = join(content, STATIC_FOLDER, name);
    const bytes = readFileSync(file);
    // The owner may have changed a fact since the profile was drawn, or have so many pictures that it is heavy.
    const isOwners = content === SITES.content.content;
    const { site } = parse(readFileSync(join(content, 'company.yaml'), 'utf8')) as { site: string };
    const { heading } = parse(readFileSync(join(content, copy), 'utf8')) as CompanyProfileCopy;

    test.describe(`${content.split('/').at(-1)}/${name}`, () => {
      test('can be read aloud, and is light enough for a phone', async () => {
        const pdf = await openPdf(bytes);
        const { info } = await pdf.getMetadata();
        const tag = language === 'default' ? company.language : language;
        expect(info).toMatchObject({ Title: /./, Language: new RegExp(`^${tag}`) });
        expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
        const titles = (await pdf.getOutline()).map(({ title }) => title);
        if (!isOwners) expect(titles).toContain(heading);
        expect(titles.length).toBeGreaterThan(3);
        const figures = (await readElements(pdf)).filter(({ role }) => role === 'Figure');
        expect(figures.length).toBeGreaterThan(3);
        for (const { alt } of figures) expect(alt, 'the picture has a description').toMatch(/.{5,}/);
        if (!isOwners || !process.env['CI']) expect(bytes.length).toBeLessThanOrEqual(HEAVIEST);
      });

      test('has sheets of A4, none of them nearly empty', async () => {
        test.skip(isOwners && Boolean(process.env['CI']), 'Any content of the owner is published.');
        const pdf = await openPdf(bytes);
        for (let number = 1; number <= pdf.numPages; number++) {
          const page = await pdf.getPage(number);
          expect(page.view.map(Math.round)).toEqual([0, 0, 595, 842]);
          const { items } = await page.getTextContent();
          const heights = items.flatMap((item) =>
            'str' in item && item.str.trim() ? item.transform[5] : [],
          );
          // The last has drawings and logos at its foot.
          const [foot, middle] = number < pdf.numPages ? [50, 340] : [100, 450];
          const lowest = Math.min(...heights.filter((height) => height > foot));
          expect(lowest, `page ${number}`).toBeLessThan(middle);
        }
      });

      test('embeds fonts, not outlines of letters, and no font of this machine', async () => {
        test.skip(!isInstalled('pdffonts'), 'Poppler (poppler-utils) is not installed.');
        const [, , ...fonts] = execFileSync('pdffonts', [file], { encoding: 'utf8' }).trim().split('\n');
        expect(fonts.length).toBeGreaterThan(1);
        for (const font of fonts) expect(font).toMatch(/^[A-Z]{6}\+(Besley|LibreFranklin|Noto)\S+ +CID/);
      });

      test('links to the site, not to the machine that drew it', async () => {
        const pdf = await openPdf(bytes);
        const pages = Array.from({ length: pdf.numPages }, (_, i) => pdf.getPage(i + 1));
        const links = await Promise.all(pages.map(async (page) => (await page).getAnnotations()));
        const hosts = links.flat().flatMap(({ url }) => (url ? new URL(url).hostname : []));
        if (!isOwners) expect(hosts).toContain(new URL(site).hostname);
        expect(hosts).not.toContain('localhost');
      });
    });
  }
}

test('a phone can scan the contact card from the last sheet', async ({ request }) => {
  test.skip(!isInstalled('pdftoppm'), 'Poppler (poppler-utils) is not installed.');
  const file = join(FIXTURE_COMPANY, STATIC_FOLDER, 'company-profile.pdf');
  const { numPages } = await openPdf(readFileSync(file));
  const card = await (await request.get('/contact.vcf')).text();
  expect(await readCode(paintPage(file, numPages))).toBe(card);
});

test('pages link to the company profile, with its number of pages and size', async ({ page, request }) => {
  const copy = parse(
    readFileSync(join(FIXTURE_COMPANY, 'company-profile.yaml'), 'utf8'),
  ) as CompanyProfileCopy;
  const bytes = readFileSync(join(FIXTURE_COMPANY, STATIC_FOLDER, 'company-profile.pdf'));
  const label = companyProfileLabel(copy, {
    pages: (await openPdf(bytes)).numPages,
    bytes: bytes.length,
    language: company.language,
  });
  for (const path of ['/about', '/partners']) {
    await page.goto(path);
    const link = page.getByRole('main').getByRole('link', { name: label });
    await expect(link).toHaveAttribute('href', '/company-profile.pdf');
  }
  const response = await request.get('/company-profile.pdf');
  expect(response.headers()['content-type']).toBe('application/pdf');
});

for (const { content } of [SITES.company, SITES.content]) {
  for (const name of globSync(`${STATIC_FOLDER}/cards/**/*.png`, { cwd: content })) {
    test(`${content.split('/').at(-1)}/${name} shows a whole hero on the ground, and is light`, async () => {
      const card = sharp(join(content, name)).removeAlpha();
      const { data, info } = await card.raw().toBuffer({ resolveWithObject: true });
      expect(info).toMatchObject(SOCIAL_CARD);
      const rowAt = (y: number) =>
        Array.from({ length: SOCIAL_CARD.width }, (_, x) =>
          data.readUIntBE((y * SOCIAL_CARD.width + x) * 3, 3),
        );
      const [sky, ...others] = new Set(rowAt(0));
      expect(others, 'nothing is cut at the top').toEqual([]);
      expect(rowAt(SOCIAL_CARD.height - 1)[0], 'the ground').not.toBe(sky);
      const { channels } = await card.stats();
      expect(Math.max(...channels.map(({ stdev }) => stdev)), 'it is not empty').toBeGreaterThan(30);
      expect(statSync(join(content, name)).size).toBeLessThan(60_000);
    });
  }
}
