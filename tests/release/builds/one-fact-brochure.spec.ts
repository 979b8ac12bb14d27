/** Tests that a changed fact reaches everything that people hand out, and that no profile is drawn with too much text. */
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { drawBrochures } from '../../../scripts/brochure.ts';
import { build } from '../../../scripts/build.ts';
import { dialled } from '../../../src/content/contact-links.ts';
import { CONTENT, company } from '../../support/content.ts';
import { startPreview } from '../../support/local-servers.ts';
import { isInstalled, openPdf, paintPage, readElements } from '../../support/pdf.ts';
import { readCode } from '../../support/qr.ts';

// About the resolution of print, so that the QR code in the screenshot can be read.
test.use({ deviceScaleFactor: 4 });

const TELEPHONE = '+256 731 224 466';

/** A copy of the content with another telephone number. */
function changedContent(folder: string): string {
  cpSync(CONTENT, folder, { recursive: true });
  const facts = join(folder, 'company.yaml');
  const { telephone } = company.contact;
  writeFileSync(
    facts,
    readFileSync(facts, 'utf8').replace(`telephone: ${telephone}`, `telephone: ${TELEPHONE}`),
  );
  return folder;
}

test('a new telephone number is on the contact card, in the QR code and in the company profile', async ({
  page,
}, testInfo) => {
  test.setTimeout(180_000);
  const content = changedContent(testInfo.outputPath('content'));
  const outDir = testInfo.outputPath('dist');
  await drawBrochures(content);
  await build({ outDir, env: { CONTENT_DIR: content } });

  const card = readFileSync(join(outDir, 'contact.vcf'), 'utf8');
  expect(card).toContain(`:${dialled(TELEPHONE)}\r\n`);

  const server = await startPreview(outDir);
  try {
    await page.goto(`${server.address}/partners`);
    await page.emulateMedia({ media: 'print' });
    const code = page.getByRole('main').locator('figure').getByRole('img');
    expect(await readCode(await code.screenshot())).toBe(card);
  } finally {
    await server.stop();
  }

  const file = join(content, 'brochure.pdf');
  const pdf = await openPdf(readFileSync(file));
  const elements = await readElements(pdf);
  expect(elements.map(({ text }) => text).join(' ')).toContain(TELEPHONE);
  if (isInstalled('pdftoppm')) expect(await readCode(paintPage(file, pdf.numPages))).toBe(card);
});

test('too much text is named with its language, page, block and file, and no profile is changed', async ({}, testInfo) => {
  test.setTimeout(180_000);
  const content = changedContent(testInfo.outputPath('content'));
  const copy = readFileSync(join(content, 'brochure.yaml'), 'utf8');
  writeFileSync(join(content, 'brochure.ar.yaml'), copy.replace(/^file: (.*)$/m, 'file: $1-ar'));
  const about = join(content, 'pages/about.yaml');
  const long = `text: "${'- word\\n'.repeat(60)}"`;
  writeFileSync(
    about,
    readFileSync(about, 'utf8').replace(/text: "A second quay .*"/, () => long),
  );
  const before = readFileSync(join(content, 'brochure.pdf'));

  await expect(drawBrochures(content)).rejects.toThrow(
    /^The company profile in English has more text than fits on page 2\. Shorten the texts of `statements` in \S+pages\/about\.yaml or `values` in \S+pages\/about\.yaml\.$/,
  );
  expect(readFileSync(join(content, 'brochure.pdf')).equals(before)).toBe(true);
  expect(existsSync(join(content, 'brochure.ar.pdf'))).toBe(false);
});
