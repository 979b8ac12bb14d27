/**
 * Every page of the fixture company looks as a person has approved: `visual/*.png`. After a change that is meant, take
 * them anew with `npm run approve`, and look at the difference. The site brings its own fonts, and the processor paints, so they are
 * equal to the pixel on every Linux.
 */
import { expect, test } from '@playwright/test';
import { NO_PAGE } from '../scripts/measure/site-pages.ts';
import { loadTheme } from '../src/theme/load-theme.ts';
import { NOON } from './support/clock.ts';
import { ADDRESSES, CONTENT } from './support/content.ts';

const WIDTHS = { desktop: 1280, phone: 390 };

/**
 * What may differ: a few pixels of the edges of drawings, which another version of the browser may round otherwise. The
 * difference of colours that counts (from 0, none, to 1) is one that an eye sees side by side. A word that is 2 px off,
 * one hairline less or one shade more is beyond it.
 */
const TOLERANCE = { maxDiffPixels: 50, threshold: 0.01 };

test.skip(
  process.platform !== 'linux',
  'the approved pictures were taken on Linux: other systems draw letters otherwise',
);

for (const [name, path] of Object.entries({ ...ADDRESSES, 'not-found': NO_PAGE })) {
  for (const [device, width] of Object.entries(WIDTHS)) {
    test(`${path} looks as reviewed at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.clock.setFixedTime(NOON);
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
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
