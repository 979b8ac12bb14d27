/** Nothing moves when the fonts come late, whichever typefaces the visitor’s machine has until then. */
import { expect, test } from '@playwright/test';
import { PATHS } from '../support/content.ts';
import { INVISIBLE, readWithLateFonts } from '../support/late-fonts.ts';
import { SITES } from '../support/sites.ts';

/**
 * The fallback fonts of the fixture company were measured. For other typefaces they are computed from the mean width of
 * a letter, so that a line may break elsewhere; what search engines call good is 0.1.
 */
const MOST_SHIFT = { company: INVISIBLE, secondCompany: 0.05 };

for (const name of ['company', 'secondCompany'] as const) {
  test.describe(name, () => {
    test.use({ baseURL: process.env[SITES[name].variable] });
    for (const path of PATHS) {
      for (const width of [360, 390, 412, 1280]) {
        test(`${path} does not move at ${width} px when its fonts come late`, async ({ page }) => {
          await page.setViewportSize({ width, height: 800 });
          const { whenFontsCame, inAll } = await readWithLateFonts(page, path);
          expect(whenFontsCame, 'when the fonts come').toBeLessThanOrEqual(MOST_SHIFT[name]);
          expect(inAll, 'while it is read').toBeLessThanOrEqual(MOST_SHIFT[name]);
        });
      }
    }
  });
}
