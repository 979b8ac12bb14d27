/** Tests that browsers without cascade layers show the same composition: see docs/decisions/browsers.md. */
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { OLDER_CHROMIUMS, OlderPage, type OlderVersion } from '../browsers/older-chromium.ts';
import { PATHS } from '../support/content.ts';
import { VISIBLE_WORDS } from '../support/visible-words.ts';

/** The largest allowed mean difference between colours in both browsers, from 0 to 255. */
const TOLERANCE = 20;
/** The number of columns and rows in which a section is compared: so few that different line breaks do not matter. */
const PARTS = 12;
/** The window height in pixels. Every page fits into it, so that one screenshot shows all of it. */
const WINDOW_HEIGHT = 9000;

/** The boxes of a page’s sections, from the header to the footer. */
const SECTIONS = `[...document.querySelectorAll('header, main > *, footer')].map((section) => {
  const { top, width, height } = section.getBoundingClientRect();
  return { top, width, height };
})`;

/** An expression for the elements with text or a picture that extend beyond the left or right edge of the window. */
const OUTSIDE = `[...document.querySelectorAll('body *')].filter((element) => {
  const own = element.matches('img') || [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
  const { left, right, width } = element.getBoundingClientRect();
  return own && width > 1 && !element.matches('a[href="#main"]') && (left < -1 || right > innerWidth + 1);
}).map((element) => element.outerHTML.slice(0, 80))`;

/** An expression for the font sizes of the headings, in pixels. */
const HEADING_SIZES = `[...document.querySelectorAll('main h1, main h2')].map((heading) =>
  parseFloat(getComputedStyle(heading).fontSize))`;

/** An expression whose promise resolves when all fonts and pictures have loaded. */
const READY = `document.fonts.ready.then(() => Promise.all([...document.images].map((image) => {
  image.loading = 'eager';
  return image.complete || new Promise((resolve) => { image.onload = image.onerror = resolve; });
}))).then(() => Promise.all([...document.images].map((image) => image.decode().catch(() => {})))).then(() => true)`;

/** Expected console messages: older browsers report unknown directives of the policy, and all browsers the 404 status. */
const UNIMPORTANT = /^Unrecognized Content-Security-Policy directive|status of 404/;

interface Box {
  top: number;
  width: number;
  height: number;
}

/** The mean colours of a section’s parts, three bytes for each part. */
async function colours(screenshot: Buffer, { top, width, height }: Box): Promise<Buffer> {
  const box = { left: 0, top: Math.round(top), width: Math.round(width), height: Math.round(height) };
  const section = await sharp(screenshot).extract(box).removeAlpha().toBuffer();
  return sharp(section).resize(PARTS, PARTS, { fit: 'fill' }).raw().toBuffer();
}

const difference = (a: Buffer, b: Buffer) =>
  a.reduce((sum, value, i) => sum + Math.abs(value - b[i]!), 0) / a.length;

async function openToday(page: Page, path: string, width: number) {
  await page.setViewportSize({ width, height: WINDOW_HEIGHT });
  await page.goto(path);
  await page.evaluate(READY);
}

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
        test(`${path} looks the same as in a current browser at ${width} px`, async ({ page, baseURL }) => {
          await openToday(page, path, width);
          await older.open(new URL(path, baseURL).href, width, WINDOW_HEIGHT);
          await older.evaluate(READY);
          expect(older.errors.filter((error) => !UNIMPORTANT.test(error))).toEqual([]);
          const words = await older.evaluate<string[]>(VISIBLE_WORDS);
          const wordsToday = await page.evaluate<string[]>(VISIBLE_WORDS);
          expect(wordsToday.filter((word) => !words.includes(word))).toEqual([]);
          const sizes = await older.evaluate<number[]>(HEADING_SIZES);
          const sizesToday = await page.evaluate<number[]>(HEADING_SIZES);
          expect(sizes).toHaveLength(sizesToday.length);
          for (const [i, size] of sizesToday.entries()) {
            expect(Math.abs(sizes[i]! / size - 1), `${sizes[i]} px for ${size} px`).toBeLessThan(0.1);
          }
          // Fonts load after the first paint and move the content below them, and old engines draw pictures late.
          await expect(async () => {
            const [before, today] = [
              await older.evaluate<Box[]>(SECTIONS),
              await page.evaluate<Box[]>(SECTIONS),
            ];
            expect(before.length).toBe(today.length);
            const [shotBefore, shotToday] = [await older.screenshot(), await page.screenshot()];
            for (const [i, box] of today.entries()) {
              expect(before[i]!.height / box.height, `height of section ${i}`).toBeCloseTo(1, 0);
              const off = difference(await colours(shotBefore, before[i]!), await colours(shotToday, box));
              expect(off, `section ${i}`).toBeLessThan(TOLERANCE);
            }
          }).toPass({ timeout: 10_000 });
        });
      }
      test(`nothing of ${path} extends beyond the window`, async ({ baseURL }) => {
        for (const width of [320, 360, 390, 768, 1280]) {
          await older.open(new URL(path, baseURL).href, width, 800);
          await older.evaluate(READY);
          expect.soft(await older.evaluate(OUTSIDE), `${width} px`).toEqual([]);
        }
      });
    }

    test('the menu opens and closes', async ({ baseURL }) => {
      const isOpen = () =>
        older.evaluate<boolean>("document.querySelector('#menu a').getClientRects().length > 0");
      await older.open(baseURL!, 390, 800);
      expect(await isOpen()).toBe(false);
      await older.click('[popovertarget=menu]');
      expect(await isOpen()).toBe(true);
      await older.press('Escape');
      expect(await isOpen()).toBe(false);
      expect(await older.evaluate("document.activeElement.matches('[popovertarget=menu]')")).toBe(true);
      await older.click('[popovertarget=menu]');
      await older.click('#menu a[href="/about"]');
      await expect.poll(() => older.evaluate('location.pathname')).toBe('/about');
    });

    test('a picture of the gallery opens', async ({ baseURL }) => {
      await older.open(baseURL!, 390, 800);
      await older.click('a[data-srcset]');
      await expect
        .poll(() =>
          older.evaluate("location.pathname.endsWith('.jpeg') || !!document.querySelector('dialog[open]')"),
        )
        .toBe(true);
    });
  });
}
