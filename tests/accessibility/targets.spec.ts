/**
 * Everything that is pressed is 44 px in both directions (WCAG 2.5.5, AAA). The criterion’s exceptions are not used,
 * that for links within a sentence neither: there are none.
 */
import { expect, type Page, test } from '@playwright/test';
import { ADDRESSES, navigation } from '../support/content.ts';

const smallTargets = (page: Page) =>
  page.locator('a[href], button').evaluateAll((all) =>
    all
      .filter((control) => control.checkVisibility())
      .map((control) => {
        // A card’s link is spread over its card.
        const isSpread = getComputedStyle(control, '::after').position === 'absolute';
        const { width, height } = (isSpread ? control.closest('li')! : control).getBoundingClientRect();
        return { name: control.textContent.trim(), width: Math.round(width), height: Math.round(height) };
      })
      .filter(({ width, height }) => Math.min(width, height) < 44),
  );

for (const path of [...Object.values(ADDRESSES), '/no-such-page']) {
  for (const width of [320, 390, 768, 1280]) {
    test(`a thumb hits everything on ${path} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      expect(await smallTargets(page)).toEqual([]);
      const toggle = page.getByRole('button', { name: navigation.words.menu });
      if (!(await toggle.isVisible())) return;
      await toggle.click();
      await expect(page.getByRole('navigation', { name: navigation.words.mainMenu })).toBeVisible();
      expect(await smallTargets(page)).toEqual([]);
    });
  }
}
