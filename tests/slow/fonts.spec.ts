/** Protects visitors on slow lines: fonts and pictures never delay the text, nor move it. */
import { expect, type Page, type Route, test } from '@playwright/test';
import { PHONE } from '../../playwright.config.ts';
import { PATHS } from '../support/content.ts';
import { painted, stopTime } from '../support/frames.ts';
import { recordShifts } from '../support/layout-shift.ts';

const isShown = () => document.fonts.check('700 1em Display') && document.fonts.check('1em Text');

test.describe('on a phone', () => {
  test.use(PHONE);

  test('a phone paints a page before it requests the fonts, and then loads them', async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => request.url().endsWith('.woff2') && requested.push(request.url()));
    const letTimePass = await stopTime(page);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    expect(requested, 'before the first paint').toEqual([]);

    await letTimePass();
    await expect.poll(() => page.evaluate(isShown)).toBe(true);
    expect(requested).toHaveLength(2);
  });
});

for (const [who, reducedMotion, width] of [
  ['a wide screen', 'no-preference', 1280],
  ['a phone with reduced motion', 'reduce', 390],
] as const) {
  test(`${who} requests the fonts at once`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ reducedMotion });
    await stopTime(page);
    await page.goto('/');
    await expect.poll(() => page.evaluate(isShown)).toBe(true);
    const initiators = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.woff2'))
        .map((entry) => (entry as PerformanceResourceTiming).initiatorType),
    );
    expect(initiators, 'preload links request them').toEqual(['link', 'link']);
  });
}

/**
 * The limit for layout shifts that nobody notices. Words that move by one or two pixels within their line, for example next
 * to a link or bold words, score less; a line that moves scores more.
 */
const INVISIBLE = 0.0005;

const NO_FALLBACK_FONTS =
  'No fallback font of the theme is installed here, or none for this script: apt-get install fonts-liberation fonts-roboto-unhinted fonts-noto-core fonts-droid-fallback';

/**
 * Whether this machine has a fallback font for each typeface of the page, and a font with the letters of its script.
 * Visitors’ machines have both.
 */
const hasFallbackFonts = (page: Page) =>
  page.evaluate(async () => {
    // Those of headlines are D2 to D4, those of texts T2 and T3.
    const faces = [...document.fonts].filter(({ family }) => /^"?[DT]\d"?$/.test(family));
    await Promise.allSettled(faces.map((face) => face.load()));
    const typefaces = Map.groupBy(faces, ({ family }) => /[DT]/.exec(family)![0]);
    const context = document.createElement('canvas').getContext('2d')!;
    context.font = '100px serif';
    const widthOf = (text: string) => context.measureText(text).width;
    const [letter = ''] = /\p{L}/u.exec(document.querySelector('h1')!.textContent) ?? [];
    // No font has a glyph for U+10FFFD.
    const isDrawn = widthOf(letter) !== widthOf('\u{10FFFD}');
    return (
      isDrawn &&
      typefaces.size > 0 &&
      [...typefaces.values()].every((named) => named.some(({ status }) => status === 'loaded'))
    );
  });

/** Delays all pictures until they are in view, as on a slow connection. */
async function holdPictures(page: Page) {
  const held = new Map<string, Route>();
  await page.route(/\.(avif|webp|jpe?g|png)$/, (route) => void held.set(route.request().url(), route));
  /** Lets the pictures in view load, and waits for them. */
  return () =>
    expect
      .poll(async () => {
        const missing = await page.evaluate(() =>
          [...document.images]
            .filter((image) => {
              const { top, bottom } = image.getBoundingClientRect();
              return !image.complete && bottom > 0 && top < innerHeight;
            })
            .map((image) => (image.closest('picture') ?? image).outerHTML),
        );
        for (const [url, route] of held) {
          if (!missing.some((picture) => picture.includes(new URL(url).pathname))) continue;
          held.delete(url);
          await route.continue();
        }
        return missing;
      })
      .toEqual([]);
}

for (const path of [...PATHS, '/ar']) {
  test(`${path} does not move on a phone when its fonts and pictures load late`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const fonts = Promise.withResolvers<void>();
    await page.route('**/*.woff2', async (route) => {
      await fonts.promise;
      await route.continue();
    });
    const layoutShift = await recordShifts(page);
    // This is the setting of most visitors. With it, phones request the fonts after the first paint.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const letPicturesCome = await holdPictures(page);
    await page.clock.install();
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    test.skip(!(await hasFallbackFonts(page)), NO_FALLBACK_FONTS);
    await page.clock.runFor(3000);
    await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loading');
    fonts.resolve();
    await page.evaluate(() => document.fonts.ready);
    for (let isAtEnd = false; !isAtEnd; ) {
      await painted(page);
      await letPicturesCome();
      await painted(page);
      isAtEnd = await page.evaluate(() => {
        const before = scrollY;
        scrollBy({ top: innerHeight / 2, behavior: 'instant' });
        return scrollY === before;
      });
    }
    expect(await layoutShift()).toBeLessThan(INVISIBLE);
  });
}
