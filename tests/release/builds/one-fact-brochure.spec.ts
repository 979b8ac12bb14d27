/** Tests that a changed fact reaches everything that people hand out: contact card, QR code and company profile. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { createServer } from '../../../delivery/preview-server.ts';
import { drawBrochures } from '../../../scripts/brochure.ts';
import { build } from '../../../scripts/build.ts';
import { dialled } from '../../../src/content/contact-links.ts';
import { CONTENT, company } from '../../support/content.ts';
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

  const server = await createServer({ root: outDir });
  try {
    await server.listen({ host: 'localhost', port: 0 });
    await page.goto(`http://localhost:${(server.server.address() as AddressInfo).port}/partners`);
    await page.emulateMedia({ media: 'print' });
    const code = page.getByRole('main').locator('figure').getByRole('img');
    expect(await readCode(await code.screenshot())).toBe(card);
  } finally {
    await server.close();
  }

  const file = join(content, 'brochure.pdf');
  const pdf = await openPdf(readFileSync(file));
  const elements = await readElements(pdf);
  expect(elements.map(({ text }) => text).join(' ')).toContain(TELEPHONE);
  if (isInstalled('pdftoppm')) expect(await readCode(paintPage(file, pdf.numPages))).toBe(card);
});
