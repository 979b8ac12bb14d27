/** Fonts and pictures that come late, as on a slow line. */
import { expect, type Page, type Route, test } from '@playwright/test';
import { recordShifts } from './layout-shift.ts';

/** Words that move by a pixel or two within their line, beside a link or bold words, score less; a line that moves, more. */
export const INVISIBLE = 0.0005;

/** Waits until what is there now has been drawn. */
const painted = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

const NO_FALLBACK_FONTS =
  'No fallback font of the theme is installed here, or none for this script: apt-get install fonts-liberation fonts-roboto-unhinted fonts-noto-core fonts-droid-fallback';

/** Whether this machine has, as visitors’ do, a fallback font for each typeface that the page names, and letters of its script. */
const hasFallbackFonts = (page: Page) =>
  page.evaluate(async () => {
    const faces = [...document.fonts].filter(({ family }) => /-\d"?$/.test(family));
    await Promise.allSettled(faces.map((face) => face.load()));
    const typefaces = Map.groupBy(faces, ({ family }) => family.replace(/-\d"?$/, ''));
    const context = document.createElement('canvas').getContext('2d')!;
    context.font = '100px serif';
    const widthOf = (text: string) => context.measureText(text).width;
    const [letter = ''] = /\p{L}/u.exec(document.querySelector('h1')!.textContent) ?? [];
    // The other is a letter that no font has.
    const isDrawn = widthOf(letter) !== widthOf('\u{10FFFD}');
    return (
      isDrawn && [...typefaces.values()].every((named) => named.some(({ status }) => status === 'loaded'))
    );
  });

/** Pictures that come only once a reader looks at their place, as on a slow line. */
async function holdPictures(page: Page) {
  const held = new Map<string, Route>();
  await page.route(/\.(avif|webp|jpe?g|png)$/, (route) => void held.set(route.request().url(), route));
  /** Lets the pictures in view come, and waits until they have. */
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

/** Holds the fonts back until the function that comes back is called. */
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

/** Scrolls down by half a window at a time. */
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
 * Opens a page whose fonts come 3 s late, and reads it to its end.
 * @returns what moved when the fonts came, and in all, as Chromium scores layout shifts
 */
export async function readWithLateFonts(page: Page, path: string) {
  const release = await holdFonts(page);
  const layoutShift = await recordShifts(page);
  // As most visitors have it; on a phone the fonts are asked for after the first paint then.
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
  const whenFontsCame = await layoutShift();
  await readToTheEnd(page, letPicturesCome);
  return { whenFontsCame, inAll: await layoutShift() };
}
