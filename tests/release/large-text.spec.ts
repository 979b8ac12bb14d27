/** Tests a language with long words when the visitor has set the browser’s text to double size. */
import { expect, test } from '@playwright/test';
import { pathsOf } from '../../scripts/measure/site-pages.ts';
import { LARGE_TEXT } from '../support/large-text.ts';
import { expectNothingLost } from '../support/reading.ts';
import { SITES } from '../support/sites.ts';

test.use({ baseURL: process.env[SITES.secondCompany.variable], launchOptions: LARGE_TEXT });

for (const path of pathsOf(SITES.secondCompany.output)) {
  test(`${path} cuts off no text of double size`, async ({ page }) => {
    await page.goto(path);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    await expectNothingLost(page, [320, 390, 768, 1280]);
  });
}
