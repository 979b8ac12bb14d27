/** Pages in another language, written from the right. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { parse } from 'yaml';
import type { Navigation } from '../src/content/navigation.ts';
import { CONTENT, company } from './support/content.ts';
import { expectNothingLost } from './support/reading.ts';

const arabic = parse(readFileSync(join(CONTENT, 'navigation.ar.yaml'), 'utf8')) as Navigation;

test('an Arabic page has its language, its direction and its menu', async ({ page }) => {
  await page.goto('/ar');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const menu = page.getByRole('navigation', { name: arabic.labels.mainMenu });
  await expect(menu.getByRole('listitem')).toHaveText(arabic.header.links.map(({ label }) => label));
  await expect(menu.locator('[aria-current=page]')).toHaveText(arabic.header.links[0]!.label);
  const logo = page.getByRole('banner').getByRole('link', { name: company.names.company });
  await expect(logo).toHaveAttribute('href', '/ar');
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
});

test('the Arabic page holds together on any screen', async ({ page }) => {
  await page.goto('/ar');
  await expectNothingLost(page, [320, 390, 768, 1280]);
});

for (const width of [390, 1280]) {
  test(`the Arabic page mirrors the English one at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    const english = await gaps(page);
    await page.goto('/ar');
    const mirrored = await gaps(page);
    for (const part of ['logo', 'heading', 'paragraph', 'firstIllustration'] as const) {
      expect(mirrored[part].right, part).toBeCloseTo(english[part].left, 0);
      expect(mirrored[part].right, part).toBeLessThan(mirrored[part].left);
    }
  });
}

test('in Arabic illustrations look to the left, and the logo does not', async ({ page }) => {
  /** How the first illustration and the logo are mirrored: 1 or -1. */
  const facing = () =>
    page.evaluate(() =>
      ['main section svg g', 'header svg path'].map((selector) => {
        const part = document.querySelector<SVGGraphicsElement>(selector)!;
        return Math.sign(part.getScreenCTM()!.a);
      }),
    );
  await page.goto('/');
  expect(await facing()).toEqual([1, 1]);
  await page.goto('/ar');
  expect(await facing()).toEqual([-1, 1]);
});

/** How far from either edge of the page its parts stand, in pixels. */
const gaps = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const gapsOf = (target: Element | Range) => {
      const { left, right } = target.getBoundingClientRect();
      return { left, right: width - right };
    };
    const textOf = (selector: string) => {
      const range = document.createRange();
      const text = document
        .createTreeWalker(document.querySelector(selector)!, NodeFilter.SHOW_TEXT)
        .nextNode()!;
      range.selectNodeContents(text);
      return gapsOf(range);
    };
    return {
      logo: gapsOf(document.querySelector('header a:has(svg)')!),
      heading: textOf('h1'),
      paragraph: textOf('main p'),
      firstIllustration: gapsOf(
        // On phones some of a row are left out.
        [...document.querySelectorAll('main section svg:not([class])')].find((svg) => svg.checkVisibility())!,
      ),
    };
  });
