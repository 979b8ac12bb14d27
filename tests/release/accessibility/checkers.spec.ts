/** Tests every page with three accessibility checkers, at four widths, with menu and viewer closed and open. */
import { expect, type Page, test } from '@playwright/test';
import { COMPLETE } from '../../support/complete.ts';
import { navigation, PATHS } from '../../support/content.ts';
import { audit } from './checkers.ts';
import { REVIEWED } from './reviewed.ts';

const SCREENS = [
  [320, 640],
  [390, 844],
  [768, 1024],
  [1280, 800],
] as const;

test.use({ bypassCSP: true });

async function openMenu(page: Page) {
  await page.getByRole('button', { name: navigation.labels.menu }).click();
  await expect(page.getByRole('navigation', { name: navigation.labels.mainMenu })).toBeVisible();
}

async function openViewer(page: Page) {
  await page.locator('a[data-srcset]').nth(1).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

for (const path of [...PATHS, '/ar']) {
  for (const [width, height] of SCREENS) {
    test(`no accessibility checker finds a mistake on ${path} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto(path);
      await page.evaluate(COMPLETE);
      expect(await audit(page)).toEqual([]);
      if (await page.locator('a[data-srcset]').count()) {
        await openViewer(page);
        expect(await audit(page), 'with the viewer open').toEqual([]);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
      }
      if (await page.getByRole('button', { name: navigation.labels.menu }).isVisible()) {
        await openMenu(page);
        expect(await audit(page), 'with the menu open').toEqual([]);
      }
    });
  }
}

test('every reviewed finding still occurs', async ({ page }) => {
  test.slow();
  const found = new Set<string>();
  const listen = (rule: string) => found.add(rule);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/about', '/partners', '/']) {
    await page.goto(path);
    await page.evaluate(COMPLETE);
    await audit(page, listen);
    await openMenu(page);
    await audit(page, listen);
    await page.keyboard.press('Escape');
  }
  await openViewer(page);
  await audit(page, listen);
  expect(REVIEWED.map(({ rule }) => rule).filter((rule) => !found.has(rule))).toEqual([]);
});
