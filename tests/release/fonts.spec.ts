/** The fonts never stand between a visitor and the text. */
import { expect, type Page, test } from '@playwright/test';
import { ADDRESSES } from '../support/content.ts';

const FONTS = /\.woff2$/;
const isShown = () => document.fonts.check('700 1em Display') && document.fonts.check('1em Text');

/** Stops the clock of animations until the function that comes back is called. */
async function stopTime(page: Page) {
  const session = await page.context().newCDPSession(page);
  const setRate = (playbackRate: number) => session.send('Animation.setPlaybackRate', { playbackRate });
  await session.send('Animation.enable');
  await setRate(0);
  return () => setRate(1);
}

for (const path of Object.values(ADDRESSES)) {
  test(`a phone paints ${path} before it asks for fonts, which then come by themselves @phone`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => FONTS.test(request.url()) && asked.push(request.url()));
    const letTimePass = await stopTime(page);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    expect(asked, 'while time stands still').toEqual([]);

    await letTimePass();
    await expect.poll(() => page.evaluate(isShown)).toBe(true);
    expect(asked).toHaveLength(2);
  });
}

for (const [who, reducedMotion, width] of [
  ['a wide screen', 'no-preference', 1280],
  ['a phone that stops animations', 'reduce', 390],
] as const) {
  test(`${who} asks for the fonts at once`, async ({ page }) => {
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
    expect(initiators, 'named in the head').toEqual(['link', 'link']);
  });
}
