/** Pages hold together on any screen. */
import { expect, test } from '@playwright/test';
import { ADDRESSES } from './support/content.ts';
import { cutTexts, hardLines, sidewaysScroll } from './support/reading.ts';

const PATHS = [...Object.values(ADDRESSES), '/no-such-page'];

for (const path of PATHS) {
  for (const width of [320, 390, 768, 1280]) {
    test(`${path} has no sideways scroll at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      expect(await sidewaysScroll(page)).toBe(0);
      expect(await cutTexts(page)).toEqual([]);
    });
  }

  test(`${path} is set in lines that the eye follows`, async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 1080 });
    await page.goto(path);
    expect(await hardLines(page)).toEqual([]);
  });

  test(`${path} holds together at 400 % zoom of a laptop`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 200 });
    await page.goto(path);
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await cutTexts(page)).toEqual([]);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByRole('banner'), 'leaves the small window to the words').not.toBeInViewport();
  });

  for (const width of [320, 768, 1280]) {
    // https://www.w3.org/WAI/WCAG22/Understanding/text-spacing
    test(`${path} loses nothing with a reader’s own text spacing at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(`
          * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
          p { margin-block-end: 2em !important }`);
        document.adoptedStyleSheets.push(sheet);
      });
      expect(await sidewaysScroll(page)).toBe(0);
      expect(await cutTexts(page)).toEqual([]);
    });
  }
}
