/** Pages hold together for a visitor who has set the browser’s text to double size. */
import { expect, test } from '@playwright/test';
import { findBrowsers, launchOptions } from '../scripts/find-browsers.ts';
import { PATHS } from './support/content.ts';
import { expectNothingLost } from './support/reading.ts';

const options = launchOptions(findBrowsers()[0]);

// The browser’s own preference: media queries in rem follow nothing else.
test.use({
  launchOptions: { ...options, args: [...(options.args ?? []), '--blink-settings=defaultFontSize=32'] },
});

for (const path of PATHS) {
  test(`${path} loses nothing with text of double size`, async ({ page }) => {
    await page.goto(path);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    await expectNothingLost(page, [320, 390, 768, 1280]);
  });
}
