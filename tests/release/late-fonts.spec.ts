/** Nothing moves when the fonts come late, whichever typefaces the visitor’s machine has until then. */
import { expect, test } from '@playwright/test';
import { PATHS } from '../support/content.ts';
import { readWithLateFonts } from '../support/late-fonts.ts';
import { SITES } from '../support/sites.ts';

/**
 * Fallback fonts have the mean width of a letter, so that now and then a line breaks elsewhere. Half of what search
 * engines call good. The fast tests allow nothing, on the width of most phones.
 */
const MOST_SHIFT = 0.05;

for (const name of ['company', 'secondCompany'] as const) {
  test.describe(name, () => {
    test.use({ baseURL: process.env[SITES[name].variable] });
    for (const path of PATHS) {
      for (const width of [360, 390, 412, 1280]) {
        test(`${path} does not move at ${width} px when its fonts come late`, async ({ page }) => {
          await page.setViewportSize({ width, height: 800 });
          const { whenFontsCame, inAll } = await readWithLateFonts(page, path);
          expect(whenFontsCame, 'when the fonts come').toBeLessThanOrEqual(MOST_SHIFT);
          expect(inAll, 'while it is read').toBeLessThanOrEqual(MOST_SHIFT);
        });
      }
    }
  });
}
