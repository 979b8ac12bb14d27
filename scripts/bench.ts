/**
 * `npm run bench`: builds the site, weighs each page, and times its first paint on a slow phone beside that of an empty
 * page. Other work on the machine falsifies the times; their ratio to the empty page is worth more than the numbers.
 */
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, chromium } from '@playwright/test';
import { serveSite } from '../deploy/preview-server.ts';
import { build, DIST } from './build.ts';
import { ensureBrowser, launchOptions } from './find-browsers.ts';
import { SCREENS, sumBytes, TYPES, weighDocument, weighPage, weighStored, withPage } from './page-weight.ts';
import { main } from './process.ts';
import { pathsOf } from './site-pages.ts';

/** Visits of each page, of which the median counts. */
const VISITS = 3;
/** Slow 4G and a processor of a cheap phone, as web.dev measures. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 94_080 };
const SLOWER = 4;

const EMPTY_PAGE =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Empty</title><p>Empty';

/** Serves on a free port while something uses it. */
async function withServer<Result>(answer: RequestListener, use: (address: string) => Promise<Result>) {
  const server = createServer(answer).listen(0, 'localhost');
  await once(server, 'listening');
  try {
    return await use(`http://localhost:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** The time of the largest contentful paint of a first visit, in milliseconds. */
const timePaint = (browser: Browser, url: string): Promise<number> =>
  withPage(browser, SCREENS.phone, async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.goto(url, { waitUntil: 'networkidle' });
    return page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries().at(-1)!.startTime)).observe({
            type: 'largest-contentful-paint',
            buffered: true,
          });
        }),
    );
  });

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

await main(async () => {
  await build();
  const { args = [], ...options } = launchOptions(await ensureBrowser());
  const browser = await chromium.launch({ ...options, args });
  await withServer(serveSite(DIST), (site) =>
    withServer(
      (_, response) => response.setHeader('Content-Type', 'text/html').end(EMPTY_PAGE),
      async (empty) => {
        const pages = [empty, ...pathsOf(DIST).map((path) => site + path)];
        // One round after the other, so that other work on the machine affects all pages alike.
        const paints = new Map(pages.map((url) => [url, [] as number[]]));
        for (let visit = 0; visit < VISITS; visit++)
          for (const url of pages) paints.get(url)!.push(await timePaint(browser, url));
        const floor = median(paints.get(empty)!);

        const rows: Record<string, Record<string, number>> = {};
        for (const url of pages) {
          const weight = await weighPage(browser, url, { screen: 'phone' });
          const paint = median(paints.get(url)!);
          rows[url === empty ? 'an empty page' : url.slice(site.length)] = {
            'document, brotli': (await weighDocument(url)).brotli,
            ...Object.fromEntries(TYPES.map((type) => [type, sumBytes(weight, type)])),
            'first view': sumBytes(weight),
            'LCP ms': Math.round(paint),
            'beside empty': Math.round((paint / floor) * 100) / 100,
          };
        }
        console.log(
          `Bytes with headers at ${SCREENS.phone.viewport.width} px; LCP: the median of ${VISITS} visits`,
        );
        console.table(rows);
        const stored = Object.values(await weighStored(browser, `${site}/`));
        console.log(
          `Stored for visits without a network: ${stored.reduce((sum, bytes) => sum + bytes)} bytes`,
        );
      },
    ),
  );
  await browser.close();
});
