/**
 * Every page looks as a person has approved: `visual/*.png`. After a change that is meant, take them anew with
 * `npm run approve`, and look at the difference. The site brings its own fonts, so they hold on any machine.
 */
import { expect, test } from '@playwright/test';
import { theme } from '../src/theme/theme.ts';
import { ADDRESSES } from './support/content.ts';

const WIDTHS = { desktop: 1280, phone: 390 };

/** What may differ, in parts of all pixels: edges of letters, which another version of the browser draws otherwise. */
const TOLERANCE = 0.002;

test.skip('CONTENT_DIR' in process.env, 'the approved pictures show the content in content/');

for (const [name, path] of Object.entries({ ...ADDRESSES, 'not-found': '/no-such-page' })) {
  for (const [device, width] of Object.entries(WIDTHS)) {
    test(`${path} looks as reviewed at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      await expect(page).toHaveScreenshot(`${name}-${device}.png`, {
        fullPage: true,
        maxDiffPixelRatio: TOLERANCE,
        // Photographs make the files ten times as large; tests/pictures.spec.ts looks at them.
        mask: [page.getByRole('main').locator('picture')],
        maskColor: theme.colours.jute,
      });
    });
  }
}
