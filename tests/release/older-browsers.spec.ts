/** Tests that older browsers show every word, link and picture, readable: see docs/decisions/browsers.md. */
import { expect, test } from '@playwright/test';
import { OLDER_CHROMIUMS, OlderPage, type OlderVersion } from '../browsers/older-chromium.ts';
import { PATHS } from '../support/content.ts';
import { VISIBLE_WORDS } from '../support/visible-words.ts';

/** An expression for the texts and pictures that extend beyond the left or right edge of the window. */
const OUTSIDE = `[...document.querySelectorAll('body *')].filter((element) => {
  const own = element.matches('img') || [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
  const { left, right, width } = element.getBoundingClientRect();
  return own && width > 1 && !element.matches('a[href="#main"]') && (left < -1 || right > innerWidth + 1);
}).map((element) => element.outerHTML.slice(0, 80))`;

/** An expression for the addresses of all links that can be seen. */
const LINKS = `[...document.querySelectorAll('main a, footer a')].filter((link) => link.getClientRects().length)
  .map((link) => link.getAttribute('href'))`;

/** An expression whose promise resolves to the pictures that do not show. */
const MISSING = `Promise.all([...document.images].map((image) => {
  image.loading = 'eager';
  return image.complete || new Promise((resolve) => { image.onload = image.onerror = resolve; });
})).then(() => [...document.images].filter((image) => !image.naturalWidth).map((image) => image.src))`;

/** Expected console messages: older browsers report unknown directives of the policy, and all browsers the 404 status. */
const UNIMPORTANT = /^Unrecognized Content-Security-Policy directive|status of 404/;

for (const path of PATHS) {
  test(`older browsers load at most 60 KB for each picture of ${path} on a phone`, async ({
    page,
    request,
  }) => {
    await page.goto(path);
    const addresses = await page
      .locator('img')
      .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src));
    const heavy = [];
    for (const address of addresses) {
      const { length } = await (await request.get(address)).body();
      if (length > 60_000) heavy.push(`${address}: ${length} B`);
    }
    expect(heavy).toEqual([]);
  });
}

for (const version of Object.keys(OLDER_CHROMIUMS).map(Number) as OlderVersion[]) {
  test.describe(`Chromium ${version}`, () => {
    let older: OlderPage;
    test.beforeAll(async () => {
      test.setTimeout(120_000);
      older = await OlderPage.launch(version);
    });
    test.afterAll(() => older?.close());

    for (const path of PATHS) {
      for (const width of [390, 1280]) {
        test(`${path} is complete and readable at ${width} px`, async ({ page, baseURL }) => {
          await page.setViewportSize({ width, height: 800 });
          await page.goto(path);
          await older.open(new URL(path, baseURL).href, width, 800);
          for (const texts of [VISIBLE_WORDS, LINKS]) {
            const shown = await older.evaluate<string[]>(texts);
            const today = await page.evaluate<string[]>(texts);
            expect(today.length).toBeGreaterThan(0);
            expect(today.filter((text) => !shown.includes(text))).toEqual([]);
          }
          expect(await older.evaluate(MISSING)).toEqual([]);
          expect(await older.evaluate(OUTSIDE)).toEqual([]);
          expect(older.errors.filter((error) => !UNIMPORTANT.test(error))).toEqual([]);
        });
      }
    }
  });
}
