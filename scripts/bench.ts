/**
 * `npm run bench`: builds the site, weighs each page, and times its largest contentful paint on a slow phone beside that of
 * an empty page. Other work on the machine distorts the times; their ratio to the empty page is worth more than the numbers.
 * Lighthouse only simulates the phone, and its ratios are lower.
 */
import { type Browser, chromium } from '@playwright/test';
import { fileAddress } from '../deploy/addresses.ts';
import { publicFiles } from '../deploy/host-files.ts';
import { listen, serveSite } from '../deploy/preview-server.ts';
import { ensureBrowser, launchOptions } from './find-browsers.ts';
import { build, DIST, main } from './process.ts';

/** Visits of each page, of which the median counts. */
const VISITS = 3;
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true };
/** Slow 4G and a processor of a cheap phone, as web.dev measures. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 94_080 };
const SLOWER = 4;

const EMPTY = '/empty';
const EMPTY_PAGE =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Empty</title><p>Empty';

/**
 * A first visit by a link on another site. A page that is opened without one needs another process, because of its opener
 * policy, and is 110 ms slower. Returns bytes of the document and of the first view with their headers, milliseconds to the
 * largest paint, and how many of them scripts and styles blocked the page (the time of each long task beyond 50 ms).
 */
async function visit(browser: Browser, link: string, site: string, path: string) {
  const page = await browser.newPage({ ...PHONE, serviceWorkers: 'block' });
  const session = await page.context().newCDPSession(page);
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(`${link}?${site}${path}`);
  bytes = 0;
  const arrival = page.waitForResponse(site + path);
  await page.getByRole('link').click();
  const response = await arrival;
  await page.waitForLoadState('networkidle');
  const { responseHeadersSize, responseBodySize } = await response.request().sizes();
  const { paint, blocked } = await page.evaluate(async () => {
    const tasks = new PerformanceObserver(() => {});
    tasks.observe({ type: 'longtask', buffered: true });
    // On a busy machine the network is idle before the page is painted.
    const paints = await new Promise<PerformanceEntryList>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
      observer.observe({ type: 'largest-contentful-paint', buffered: true });
    });
    return {
      paint: paints.at(-1)!.startTime,
      blocked: tasks.takeRecords().reduce((sum, { duration }) => sum + duration - 50, 0),
    };
  });
  await page.close();
  return { path, document: responseHeadersSize + responseBodySize, bytes, paint, blocked };
}

await main(async () => {
  await build();
  await ensureBrowser();
  const answer = serveSite(DIST);
  const { server, address } = await listen((request, response) =>
    request.url === EMPTY
      ? response.setHeader('Content-Type', 'text/html').end(EMPTY_PAGE)
      : answer(request, response),
  );
  const other = await listen(
    ({ url }, response) =>
      response.setHeader('Content-Type', 'text/html').end(`<a href="${url!.slice(2)}">Link</a>`),
    0,
    '127.0.0.1',
  );
  const browser = await chromium.launch(launchOptions());
  const pages = publicFiles(DIST).filter((file) => file.endsWith('.html'));
  const paths = [EMPTY, ...pages.map(fileAddress)];
  const visits: Awaited<ReturnType<typeof visit>>[] = [];
  // One round after the other, so that other work on the machine affects all pages alike.
  for (let round = 0; round < VISITS; round++)
    for (const path of paths) visits.push(await visit(browser, other.address, address, path));
  await browser.close();
  server.close();
  other.server.close();

  const medians = [...Map.groupBy(visits, ({ path }) => path).values()].map(
    (same) => same.toSorted((a, b) => a.paint - b.paint)[Math.floor(VISITS / 2)]!,
  );
  const rows = medians.map(({ path, document, bytes, paint, blocked }) => {
    const beside = Math.round((paint / medians[0]!.paint) * 100) / 100;
    return [
      path,
      {
        document,
        'first view': bytes,
        'largest paint, ms': Math.round(paint),
        'times an empty page': beside,
        'blocked, ms': Math.round(blocked),
      },
    ];
  });
  console.log(
    `Window: ${PHONE.viewport.width} px. Bytes include headers; paint is the median of ${VISITS} visits`,
  );
  console.table(Object.fromEntries(rows));
});
