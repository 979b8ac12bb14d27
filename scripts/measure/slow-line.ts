/** Measures paint times on a phone whose data bundle is used up. Other work on the machine falsifies the result. */
import type { Browser } from '@playwright/test';
import { SCREENS, withPage } from './page-weight.ts';
import { type Measured, markdownTable, SLOWER, withBrowser, withSite } from './support.ts';

/** 256 kb/s in each direction, with a round trip of 400 ms. */
const LINE = { offline: false, latency: 400, downloadThroughput: 32_000, uploadThroughput: 32_000 };
/** The round trips for TCP and TLS 1.3 before the first request, in milliseconds. Chromium does not simulate them. */
const CONNECTING = 2 * LINE.latency;

/** First and largest contentful paint of a first visit, in milliseconds from the visitor’s tap. */
const timePaints = (browser: Browser, url: string): Promise<number[]> =>
  withPage(browser, SCREENS.phone, async (page) => {
    const tools = await page.context().newCDPSession(page);
    await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await tools.send('Network.enable');
    await tools.send('Network.emulateNetworkConditions', LINE);
    await page.goto(url, { waitUntil: 'load' });
    await page.evaluate(() => document.fonts.ready);
    const paints = await page.evaluate(
      () =>
        new Promise<number[]>((resolve) => {
          // The first paint is recorded by then, but not always when the page has loaded.
          new PerformanceObserver((list) => {
            const first = performance.getEntriesByName('first-contentful-paint')[0]!;
            resolve([first.startTime, list.getEntries().at(-1)!.startTime]);
          }).observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
    return paints.map((time) => Math.round(time + CONNECTING));
  });

export const measure = (): Promise<Measured> =>
  withSite((address, paths) =>
    withBrowser(async (browser) => {
      const rows = [];
      for (const path of paths) rows.push([path, ...(await timePaints(browser, address + path))]);
      return {
        report: `256 kb/s, round trips of 400 ms, 2 of them to connect, processor ${SLOWER} times slower; targets 2,000 and 3,000 ms:

${markdownTable(['Page', 'first paint, ms', 'largest paint, ms'], rows)}`,
      };
    }),
  );
