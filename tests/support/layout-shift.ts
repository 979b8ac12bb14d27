/** What moves on a page although nobody touched it. */
import type { Page } from '@playwright/test';

/**
 * Counts from now on what moves on the page.
 *
 * @returns a function that tells the sum so far, as Chromium scores layout shifts: 0 where nothing moved.
 */
export async function recordShifts(page: Page) {
  await page.addInitScript(() => {
    let shift = 0;
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries) shift += (entry as unknown as { value: number }).value;
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    const layoutShift = () => {
      add(observer.takeRecords());
      return shift;
    };
    Object.assign(window, { layoutShift });
  });
  return () => page.evaluate(() => (window as unknown as { layoutShift(): number }).layoutShift());
}
