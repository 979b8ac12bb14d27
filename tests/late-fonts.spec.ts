/** Nothing moves when the fonts come late. `release/late-fonts.spec.ts` tries every width, and an Android’s typefaces. */
import { expect, test } from '@playwright/test';
import { PATHS } from './support/content.ts';
import { INVISIBLE, readWithLateFonts } from './support/late-fonts.ts';

for (const path of [...PATHS, '/ar']) {
  test(`${path} does not move on a phone when its fonts come late`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    expect((await readWithLateFonts(page, path)).inAll).toBeLessThan(INVISIBLE);
  });
}
