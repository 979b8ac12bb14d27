/**
 * Visitors see what was approved: every page of the fixture company is compared with a screenshot in `visual/`. After an
 * intended change, run `npm run approve` and review the differences. The site has its own fonts, and rendering is in
 * software, so the screenshots are the same on every Linux machine.
 */
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { loadTheme } from '../src/theme/load-theme.ts';
import { NOON } from './support/clock.ts';
import { COMPLETE, loadFonts } from './support/complete.ts';
import { APPROVED, blockOf, readPage, spoken } from './support/content.ts';
import { toggle } from './support/menu.ts';
import { FIXTURE_COMPANY } from './support/sites.ts';

/** Screens and a sheet of A4, in CSS pixels. */
const WIDTHS = { desktop: 1280, phone: 390, paper: 794 };

/**
 * The allowed difference: a few pixels at the edges of drawings, which another browser version may round differently.
 * `threshold` is the smallest difference between colours that counts, from 0 to 1; the eye can see it side by side.
 * A word that is moved by 2 px, a missing hairline or a changed shade exceeds the tolerance.
 */
const TOLERANCE = { maxDiffPixels: 50, threshold: 0.01 };

const { resolve } = createRequire(import.meta.url);
/** Font files by family and weight, which replace the device’s typeface, because that differs between machines. */
const TEXT_FONTS = [
  ['Arabic', '400', '@fontsource/noto-naskh-arabic/files/noto-naskh-arabic-arabic-400-normal.woff2'],
  ['Arabic', '700', '@fontsource/noto-naskh-arabic/files/noto-naskh-arabic-arabic-700-normal.woff2'],
  ['Latin', '400 700', '../src/theme/fonts/text.woff2'],
] as const;

/** Uses these fonts for all text that a page shows in the device’s typeface. */
async function bringTextFonts(page: Page): Promise<void> {
  let styles = '';
  for (const [family, weight, file] of TEXT_FONTS) {
    const address = `/${basename(file)}`;
    styles += `@font-face{font-family:${family};font-weight:${weight};src:url(${address})}`;
    await page.route(`**${address}`, (route) => route.fulfill({ path: resolve(file) }));
  }
  await page.route('**/ar**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = (await response.text()).replaceAll('system-ui, sans-serif', 'Arabic,Latin');
    return route.fulfill({ response, body: html.replace('<title>', `<style>${styles}</style><title>`) });
  });
}

// The policy would block the added styles.
test.use({ bypassCSP: true });

test.skip(
  process.platform !== 'linux',
  'the approved screenshots were taken on Linux: other systems render text differently',
);

for (const [name, path] of Object.entries(APPROVED)) {
  for (const [device, width] of Object.entries(WIDTHS)) {
    test(`${path} looks as approved: ${device}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.clock.setFixedTime(NOON);
      await page.emulateMedia({ media: device === 'paper' ? 'print' : 'screen' });
      if (path.startsWith('/ar')) await bringTextFonts(page);
      await page.goto(path);
      await page.evaluate(COMPLETE);
      await loadFonts(page);
      await expect(page).toHaveScreenshot(`${name}-${device}.png`, {
        fullPage: true,
        ...TOLERANCE,
        // Photographs would make the files ten times as large. tests/slow/pictures.spec.ts tests them.
        mask: [page.getByRole('main').locator('picture')],
        maskColor: loadTheme(FIXTURE_COMPANY).colours.jute,
      });
    });
  }
}

test('the open menu looks as approved on a phone', async ({ page }) => {
  await page.setViewportSize({ width: WIDTHS.phone, height: 844 });
  await page.clock.setFixedTime(NOON);
  await page.goto('/about');
  await loadFonts(page);
  await toggle(page).click();
  await expect(page).toHaveScreenshot('menu-phone.png', TOLERANCE);
});

test('the map looks as approved at 2560 px', async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 1440 });
  await page.goto('/');
  await loadFonts(page);
  const { title } = blockOf(readPage('index'), 'heritage');
  await expect(page.getByRole('region', { name: spoken(title) })).toHaveScreenshot('map-wide.png', TOLERANCE);
});
