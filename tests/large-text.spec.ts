/** Pages hold together for a visitor who has set the browser’s text to double size. */
import { expect, test } from '@playwright/test';
import { findBrowsers, launchOptions } from '../scripts/find-browsers.ts';
import { ADDRESSES } from './support/content.ts';
import { cutTexts, sidewaysScroll } from './support/reading.ts';

const options = launchOptions(findBrowsers()[0]);

test.use({
  launchOptions: { ...options, args: [...(options.args ?? []), '--blink-settings=defaultFontSize=32'] },
});

for (const path of [...Object.values(ADDRESSES), '/no-such-page']) {
  for (const width of [320, 390, 768, 1280]) {
    test(`${path} loses nothing at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
      expect(await sidewaysScroll(page)).toBe(0);
      expect(await cutTexts(page)).toEqual([]);
    });
  }
}
