/** Simulates fonts and pictures that load late, as on a slow connection. */
import { expect, type Page, type Route, test } from '@playwright/test';
import { recordShifts } from './layout-shift.ts';

/**
 * The limit for layout shifts that nobody notices. Words that move by one or two pixels within their line, for example next
 * to a link or bold words, score less; a line that moves scores more.
 */
export const INVISIBLE = 0.0005;

/** Waits until the browser has painted the current state of the page. */
const painted = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

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

/** Delays all fonts. @returns a function that lets them load */
async function holdFonts(page: Page) {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.woff2', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Scrolls to the end of the page by half a window at a time, and lets the pictures in view load after each step. */
async function readToTheEnd(page: Page, letPicturesCome: () => Promise<void>): Promise<void> {
  for (let isAtEnd = false; !isAtEnd; ) {
    await letPicturesCome();
    await painted(page);
    isAtEnd = await page.evaluate(() => {
      const before = scrollY;
      scrollBy({ top: innerHeight / 2, behavior: 'instant' });
      return scrollY === before;
    });
    await painted(page);
  }
}

/**
 * Opens a page whose fonts load 3 s late, and scrolls to its end. Skips the test on a machine without fallback fonts.
 * @returns the layout shift score at the end of the page
 */
export async function readWithLateFonts(page: Page, path: string) {
  const release = await holdFonts(page);
  const layoutShift = await recordShifts(page);
  // This is the setting of most visitors. With it, phones request the fonts after the first paint.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const letPicturesCome = await holdPictures(page);
  await page.clock.install();
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  test.skip(!(await hasFallbackFonts(page)), NO_FALLBACK_FONTS);
  await page.clock.runFor(3000);
  await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loading');
  release();
  await page.evaluate(() => document.fonts.ready);
  await painted(page);
  await readToTheEnd(page, letPicturesCome);
  return layoutShift();
}
