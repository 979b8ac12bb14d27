/** Tests when the fonts load: they must never delay the text, nor move it. */
import { expect, type Page, test } from '@playwright/test';
import { PHONE } from '../../playwright.config.ts';
import { ADDRESSES, PATHS } from '../support/content.ts';
import { INVISIBLE, readWithLateFonts } from '../support/late-fonts.ts';

const FONTS = /\.woff2$/;
const isShown = () => document.fonts.check('700 1em Display') && document.fonts.check('1em Text');

/** Stops all animations. @returns a function that lets them run again */
async function stopTime(page: Page) {
  const session = await page.context().newCDPSession(page);
  const setRate = (playbackRate: number) => session.send('Animation.setPlaybackRate', { playbackRate });
  await session.send('Animation.enable');
  await setRate(0);
  return () => setRate(1);
}

test.describe('on a phone', () => {
  test.use(PHONE);

  for (const path of Object.values(ADDRESSES)) {
    test(`a phone paints ${path} before it requests the fonts, and then loads them`, async ({ page }) => {
      const requested: string[] = [];
      page.on('request', (request) => FONTS.test(request.url()) && requested.push(request.url()));
      const letTimePass = await stopTime(page);
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
      expect(requested, 'before the first paint').toEqual([]);

      await letTimePass();
      await expect.poll(() => page.evaluate(isShown)).toBe(true);
      expect(requested).toHaveLength(2);
    });
  }
});

for (const [who, reducedMotion, width] of [
  ['a wide screen', 'no-preference', 1280],
  ['a phone with reduced motion', 'reduce', 390],
] as const) {
  test(`${who} requests the fonts at once`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ reducedMotion });
    await stopTime(page);
    await page.goto(ADDRESSES.index);
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

for (const path of [...PATHS, '/ar']) {
  test(`${path} does not move on a phone when its fonts load late`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    expect(await readWithLateFonts(page, path)).toBeLessThan(INVISIBLE);
  });
}
