/**
 * Every page of the fixture company looks as a person has approved: `visual/*.png`. After a change that is meant, take
 * them anew with `npm run approve`, and look at the difference. The site brings its own fonts, and the processor paints, so they are
 * equal to the pixel on every Linux.
 */
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { loadTheme } from '../src/theme/load-theme.ts';
import { NOON } from './support/clock.ts';
import { APPROVED, CONTENT } from './support/content.ts';

const WIDTHS = { desktop: 1280, phone: 390 };

/**
 * What may differ: a few pixels of the edges of drawings, which another version of the browser may round otherwise. The
 * difference of colours that counts (from 0, none, to 1) is one that an eye sees side by side. A word that is 2 px off,
 * one hairline less or one shade more is beyond it.
 */
const TOLERANCE = { maxDiffPixels: 50, threshold: 0.01 };

const { resolve } = createRequire(import.meta.url);
/** In place of the device’s typeface, which differs from machine to machine: files by family and weight. */
const TEXT_FONTS = [
  ['Arabic', '400', '@fontsource/noto-naskh-arabic/files/noto-naskh-arabic-arabic-400-normal.woff2'],
  ['Arabic', '700', '@fontsource/noto-naskh-arabic/files/noto-naskh-arabic-arabic-700-normal.woff2'],
  ['Latin', '400 700', '@fontsource-variable/libre-franklin/files/libre-franklin-latin-wght-normal.woff2'],
] as const;

/** Sets what a page leaves to the device’s typeface in fonts of ours. */
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
    const html = (await response.text())
      .replaceAll('system-ui,sans-serif', 'Arabic,Latin')
      // However late on a busy machine.
      .replaceAll('font-display:optional', 'font-display:swap');
    return route.fulfill({ response, body: html.replace('<title>', `<style>${styles}</style><title>`) });
  });
}

// The styles that it adds.
test.use({ bypassCSP: true });

test.skip(
  process.platform !== 'linux',
  'the approved pictures were taken on Linux: other systems draw letters otherwise',
);

for (const [name, path] of Object.entries(APPROVED)) {
  for (const [device, width] of Object.entries(WIDTHS)) {
    test(`${path} looks as reviewed at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.clock.setFixedTime(NOON);
      if (path.startsWith('/ar')) await bringTextFonts(page);
      await page.goto(path);
      await page.evaluate(() => Promise.allSettled([...document.fonts].map((face) => face.load())));
      await expect(page).toHaveScreenshot(`${name}-${device}.png`, {
        fullPage: true,
        ...TOLERANCE,
        // Photographs make the files ten times as large; tests/release/pictures.spec.ts looks at them.
        mask: [page.getByRole('main').locator('picture')],
        maskColor: loadTheme(CONTENT).colours.jute,
      });
    });
  }
}
