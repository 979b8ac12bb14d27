/** Controls what a page paints, and when. */
import type { Page } from '@playwright/test';

/** Stops all animations. @returns a function that lets them run again */
export async function stopTime(page: Page) {
  const session = await page.context().newCDPSession(page);
  const setRate = (playbackRate: number) => session.send('Animation.setPlaybackRate', { playbackRate });
  await session.send('Animation.enable');
  await setRate(0);
  return () => setRate(1);
}

/** Waits until the browser has painted the current state of the page. */
export const painted = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
