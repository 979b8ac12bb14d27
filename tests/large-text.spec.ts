/** Pages hold together for a visitor who has set the browser’s text to double size. */
import { expect, test } from '@playwright/test';
import { PATHS } from './support/content.ts';
import { LARGE_TEXT } from './support/large-text.ts';
import { expectNothingLost } from './support/reading.ts';

test.use({ launchOptions: LARGE_TEXT });

for (const path of PATHS) {
  test(`${path} loses nothing with text of double size`, async ({ page }) => {
    await page.goto(path);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    await expectNothingLost(page, [320, 390, 768, 1280]);
  });
}
