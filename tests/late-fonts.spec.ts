/** Nothing moves when the fonts come late, whichever typefaces the visitor’s machine has until then. */
import { expect, type Page, type Route, test } from '@playwright/test';
import { loadTheme } from '../src/theme/load-theme.ts';
import { ADDRESSES, CONTENT } from './support/content.ts';
import { recordShifts } from './support/layout-shift.ts';

/** Waits until what is there now has been drawn. */
const painted = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

const NO_STAND_INS =
  'Nothing that stands in for the fonts is installed here: apt-get install fonts-liberation fonts-roboto-unhinted fonts-noto-core';

/** Whether this machine has faces of the theme that hold the places of both typefaces, as visitors’ do. */
const hasStandIns = (page: Page) =>
  page.evaluate(async () => {
    const faces = [...document.fonts].filter(({ family }) => family.includes(' alt'));
    await Promise.allSettled(faces.map((face) => face.load()));
    const isThere = (family: RegExp) =>
      faces.some((face) => face.status === 'loaded' && family.test(face.family));
    return isThere(/Display/) && isThere(/Text/);
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
 * The local stand-ins were measured for these two typefaces. For others they are computed from the mean width of a
 * letter, so that a line may break elsewhere; what search engines call good is 0.1.
 */
const MEASURED = ['@fontsource-variable/besley', '@fontsource-variable/libre-franklin'];
const { display, text } = loadTheme(CONTENT).typefaces;
const isMeasured = display.font === MEASURED[0] && text.font === MEASURED[1];
const MOST_SHIFT = isMeasured ? 0 : 0.05;

const PATHS = [...Object.values(ADDRESSES), '/no-such-page'];

for (const path of PATHS) {
  for (const width of [360, 390, 412, 1280]) {
    test(`${path} does not move at ${width} px when its fonts come 3 s late and it is read to its end`, async ({
      page,
    }) => {
      const release = await holdFonts(page);
      const layoutShift = await recordShifts(page);
      await page.setViewportSize({ width, height: 800 });
      // As most visitors have it; on a phone the fonts are asked for after the first paint then.
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      const letPicturesCome = await holdPictures(page);
      await page.clock.install();
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const hasNone = !(await hasStandIns(page));
      if (hasNone) console.log(NO_STAND_INS);
      test.skip(hasNone, NO_STAND_INS);
      await page.clock.runFor(3000);
      await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loading');
      release();
      await page.evaluate(() => document.fonts.ready);
      await painted(page);
      expect(await layoutShift(), 'when the fonts come').toBeLessThanOrEqual(MOST_SHIFT);

      await readToTheEnd(page, letPicturesCome);
      expect(await layoutShift(), 'while it is read').toBeLessThanOrEqual(MOST_SHIFT);
    });
  }
}
