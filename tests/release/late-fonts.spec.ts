/** Tests that nothing moves noticeably when the fonts load late, whichever fallback fonts the visitor’s machine has. */
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from '@playwright/test';
import { pathsOf } from '../../scripts/measure/site-pages.ts';
import { languageOfAddress } from '../../src/content/languages.ts';
import { PATHS } from '../support/content.ts';
import { INVISIBLE, readWithLateFonts } from '../support/late-fonts.ts';
import { SITES } from '../support/sites.ts';

/**
 * The largest allowed layout shift score. It is not 0, because fallback fonts match only the mean width of letters, so some
 * lines break elsewhere. It is half of what search engines call good. The fast tests allow only `INVISIBLE`, at the width
 * of most phones.
 */
const MOST_SHIFT = 0.05;

for (const name of ['company', 'secondCompany'] as const) {
  test.describe(name, () => {
    test.use({ baseURL: process.env[SITES[name].variable] });
    for (const path of PATHS) testAt(path, [360, 390, 412, 1280], MOST_SHIFT);
  });
}

test.describe('the owner’s site', () => {
  const { output, variable } = SITES.content;
  test.use({ baseURL: process.env[variable] });
  const scripts = globSync('*.css', { cwd: 'src/theme/fonts' }).map((file) => basename(file, '.css'));
  for (const path of pathsOf(output)) {
    const isOtherScript = scripts.includes(languageOfAddress(path, scripts));
    testAt(path, [390, 1280], isOtherScript ? INVISIBLE : MOST_SHIFT);
  }
});

function testAt(path: string, widths: number[], most: number): void {
  for (const width of widths) {
    test(`${path} does not move at ${width} px when its fonts load late`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      const { whenFontsCame, inAll } = await readWithLateFonts(page, path);
      expect(whenFontsCame, 'when the fonts have loaded').toBeLessThanOrEqual(most);
      expect(inAll, 'at the end of the page').toBeLessThanOrEqual(most);
    });
  }
}
