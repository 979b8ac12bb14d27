/** Pages hold together on any screen and with late fonts. */
import { expect, test } from '@playwright/test';
import { loadTheme } from '../src/theme/load-theme.ts';
import { ADDRESSES, CONTENT } from './support/content.ts';
import { cutTexts, sidewaysScroll } from './support/reading.ts';

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
  for (const width of [320, 390, 768, 1280]) {
    test(`${path} has no sideways scroll at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      expect(await sidewaysScroll(page)).toBe(0);
      expect(await cutTexts(page)).toEqual([]);
    });
  }

  test(`${path} does not move when its fonts come 3 s late`, async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/*.woff2', async (route) => {
      await held;
      await route.continue();
    });
    await page.addInitScript(() => {
      let shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shift += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
      Object.assign(window, { layoutShift: () => shift });
    });
    await page.clock.install();
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.clock.runFor(3000);
    expect(await page.evaluate(() => document.fonts.status)).toBe('loading');
    release();
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(
      () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
    );
    const shift = await page.evaluate(() => (window as unknown as { layoutShift(): number }).layoutShift());
    expect(shift).toBeLessThanOrEqual(MOST_SHIFT);
  });
}
