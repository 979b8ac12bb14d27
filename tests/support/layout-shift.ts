/** Measures layout shifts: movements on a page that no user action causes. */
import type { Page } from '@playwright/test';

/**
 * Records the layout shifts of every page that is opened from now on.
 *
 * @returns a function that returns the sum of Chromium’s layout shift scores so far; 0 if nothing moved
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
