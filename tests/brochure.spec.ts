/** Tests the links to the company profile. `release/brochure.spec.ts` tests the profile itself. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { parse } from 'yaml';
import { type BrochureCopy, brochureLink } from '../src/content/brochure.ts';
import { CONTENT, company } from './support/content.ts';
import { openPdf } from './support/pdf.ts';

const copy = parse(readFileSync(join(CONTENT, 'brochure.yaml'), 'utf8')) as BrochureCopy;
const bytes = readFileSync(join(CONTENT, 'brochure.pdf'));

for (const name of ['about', 'partners']) {
  test(`/${name} links to the company profile, with its number of pages and size`, async ({
    page,
    request,
  }) => {
    const { numPages } = await openPdf(bytes);
    const { label, to } = brochureLink(copy, {
      pages: numPages,
      bytes: bytes.length,
      language: company.language,
    });
    await page.goto(`/${name}`);
    const link = page.getByRole('main').getByRole('link', { name: label });
    await expect(link).toHaveAttribute('href', to);
    const response = await request.get(to);
    expect(response.headers()['content-type']).toBe('application/pdf');
    expect((await response.body()).equals(bytes)).toBe(true);
  });
}
