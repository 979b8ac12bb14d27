/** Pages are usable on any screen. */
import { expect, test } from '@playwright/test';
import { PATHS } from './support/content.ts';
import { expectNothingLost, hardLines } from './support/reading.ts';

for (const path of [...PATHS, '/ar']) {
  test(`${path} loses nothing on any screen, and has lines of a readable length`, async ({ page }) => {
    await page.goto(path);
    await expectNothingLost(page, [320, 390, 768, 1280]);
    await page.setViewportSize({ width: 1920, height: 1080 });
    expect(await hardLines(page)).toEqual([]);
  });

  test(`${path} is usable at 400 % zoom on a laptop`, async ({ page }) => {
    await page.goto(path);
    await expectNothingLost(page, [320], 200);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(
      page.getByRole('banner'),
      'the header leaves the small window to the text',
    ).not.toBeInViewport();
  });

  // https://www.w3.org/WAI/WCAG22/Understanding/text-spacing
  test(`${path} loses nothing with a reader’s own text spacing`, async ({ page }) => {
    await page.goto(path);
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`
        * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
        p { margin-block-end: 2em !important }`);
      document.adoptedStyleSheets.push(sheet);
    });
    await expectNothingLost(page, [320, 390, 768, 1280]);
    const apart = await page
      .locator('span[data-text]')
      .evaluateAll(
        (shadows) =>
          shadows.filter((shadow) =>
            (['lineHeight', 'letterSpacing'] as const).some(
              (property) =>
                getComputedStyle(shadow)[property] !== getComputedStyle(shadow.parentElement!)[property],
            ),
          ).length,
      );
    expect(apart, 'shadows that have left their number').toBe(0);
  });
}
