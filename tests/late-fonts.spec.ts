/** Nothing moves when fonts load late. `release/late-fonts.spec.ts` tests every width, and the typefaces of Android. */
import { expect, test } from '@playwright/test';
import { PATHS } from './support/content.ts';
import { INVISIBLE, readWithLateFonts } from './support/late-fonts.ts';

for (const path of [...PATHS, '/ar']) {
  test(`${path} does not move on a phone when its fonts load late`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    expect((await readWithLateFonts(page, path)).inAll).toBeLessThan(INVISIBLE);
  });
}
