/**
 * Protects visitors with large or trembling fingers: links and buttons are at least 44 px wide and high (WCAG 2.5.5, level AAA)
 * and do not overlap. Links within a sentence may be smaller, as the criterion allows.
 */
import { expect, type Page, test } from '@playwright/test';
import { NOON } from '../../support/clock.ts';
import { PATHS } from '../../support/content.ts';
import { menu, toggle } from '../../support/menu.ts';

const badTargets = (page: Page) =>
  page.locator('a[href], button').evaluateAll((all) => {
    const targets = all
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .map((control) => {
        // The link of a card covers the whole card with its `::after`.
        const isSpread = getComputedStyle(control, '::after').position === 'absolute';
        const box = (isSpread ? control.closest('li')! : control).getBoundingClientRect();
        const isInSentence =
          getComputedStyle(control).display === 'inline' &&
          control.parentElement!.textContent.trim() !== control.textContent.trim();
        return {
          name: control.textContent.trim(),
          box,
          isInSentence,
          // The header and the open menu may cover controls of the page, which scrolls below them.
          layer: control.closest('header')?.tagName,
        };
      });
    const meet = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    return targets.flatMap(({ name, box, isInSentence, layer }, i) => {
      const { width, height } = box;
      const isSmall = !isInSentence && Math.round(Math.min(width, height)) < 44;
      const small = isSmall ? [`${name} is ${width} × ${height}`] : [];
      const under = targets
        .slice(i + 1)
        .filter((other) => other.layer === layer && meet(box, other.box))
        .map((other) => `${name} overlaps ${other.name}`);
      return [...small, ...under];
    });
  });

for (const path of PATHS) {
  test(`links and buttons of ${path} and its menu are large enough to tap`, async ({ page }) => {
    await page.clock.setFixedTime(NOON);
    await page.goto(path);
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await badTargets(page), `${width} px`).toEqual([]);
      if (!(await toggle(page).isVisible())) continue;
      await toggle(page).click();
      await expect(menu(page)).toBeVisible();
      expect(await badTargets(page), `${width} px, with the menu open`).toEqual([]);
      await page.keyboard.press('Escape');
    }
  });
}
