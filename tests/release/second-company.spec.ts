/** Another company: other typefaces and colours, and a language with long words. */
import { test } from '@playwright/test';
import { testAnySite } from '../support/any-site.ts';
import { expectNothingLost } from '../support/reading.ts';
import { pathsOf, SITES } from '../support/sites.ts';

testAnySite(SITES.secondCompany);

for (const path of pathsOf(SITES.secondCompany)) {
  test(`${path} loses nothing with text of double size`, async ({ page }) => {
    await page.goto(path);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await expectNothingLost(page, [320, 390, 768, 1280]);
  });
}
