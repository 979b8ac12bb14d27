import type { Browser, BrowserContextOptions, Page, Request } from '@playwright/test';

/** The screens for which pages are weighed. */
export const SCREENS = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true },
  laptop: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
} as const;
export type Screen = keyof typeof SCREENS;
/** The names of the screens. */
export const SCREEN_NAMES = Object.keys(SCREENS) as Screen[];

export const TYPES = ['document', 'style', 'script', 'font', 'image', 'other'] as const;
export type Type = (typeof TYPES)[number];

/** One response from the network. */
export interface Transfer {
  url: string;
  type: Type;
  /** Headers and body as transferred, in bytes. */
  bytes: number;
}

export interface PageWeight {
  transfers: Transfer[];
  /** Requests that block the first paint, except the document. */
  renderBlocking: string[];
  /** Requests to other origins. */
  thirdParty: string[];
  /** Executable inline scripts, in uncompressed bytes. */
  inlineScript: number;
}

/** Opens a new page during a measurement. It has no cached data, and by default no service worker. */
export async function withPage<Result>(
  browser: Browser,
  options: BrowserContextOptions,
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ serviceWorkers: 'block', ...options });
  try {
    return await use(await context.newPage());
  } finally {
    await context.close();
  }
}

function typeOf(request: Request): Type {
  const type = request.resourceType();
  if (type === 'stylesheet') return 'style';
  return TYPES.find((known) => known === type) ?? 'other';
}

/** Scrolls to every picture and to the end of the page, and waits until all pictures have loaded. */
async function scrollThrough(page: Page): Promise<void> {
  for (const picture of await page.locator('img').all()) {
    if (!(await picture.isVisible())) continue;
    await picture.evaluate(async (image: HTMLImageElement) => {
      image.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      if (!image.complete) {
        await new Promise((resolve) => {
          image.onload = image.onerror = resolve;
        });
      }
    });
  }
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await page.waitForLoadState('networkidle');
}

const BLOCKING_AND_INLINE = () => ({
  renderBlocking: (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter((entry) => (entry as { renderBlockingStatus?: string }).renderBlockingStatus === 'blocking')
    .map((entry) => entry.name),
  inlineScript: [...document.scripts]
    .filter((script) => script.src === '' && /^(module|text\/javascript|)$/.test(script.type))
    .reduce((bytes, script) => bytes + new TextEncoder().encode(script.text).length, 0),
});

/**
 * Weighs a visit with an empty cache and without interaction.
 * @param options.scroll whether to scroll to the end of the page, instead of loading the first view only
 */
export const weighPage = (
  browser: Browser,
  url: string,
  options: { screen: Screen; scroll?: boolean },
): Promise<PageWeight> =>
  withPage(browser, SCREENS[options.screen], async (page) => {
    const asked: string[] = [];
    const finished: Request[] = [];
    page.on('request', (request) => asked.push(request.url()));
    page.on('requestfinished', (request) => finished.push(request));
    await page.goto(url, { waitUntil: 'networkidle' });
    if (options.scroll) await scrollThrough(page);
    const measured = await page.evaluate(BLOCKING_AND_INLINE);

    const isInline = (address: string) => address.startsWith('data:');
    const transfers = await Promise.all(
      finished
        .filter((request) => !isInline(request.url()))
        .map(async (request) => {
          const { responseHeadersSize, responseBodySize } = await request.sizes();
          const bytes = responseHeadersSize + responseBodySize;
          return { url: request.url(), type: typeOf(request), bytes };
        }),
    );
    const { origin } = new URL(url);
    const thirdParty = asked.filter((address) => !isInline(address) && new URL(address).origin !== origin);
    return { transfers, thirdParty, ...measured };
  });

/** The transferred bytes of one type, or of all types. */
export function sumBytes({ transfers }: PageWeight, type?: Type): number {
  return transfers
    .filter((transfer) => type === undefined || transfer.type === type)
    .reduce((sum, { bytes }) => sum + bytes, 0);
}

/** The size of a document without headers, in bytes: uncompressed, and compressed with brotli. */
export async function weighDocument(url: string): Promise<{ raw: number; brotli: number }> {
  const lengthOf = async (encoding: string) => {
    const response = await fetch(url, { method: 'HEAD', headers: { 'Accept-Encoding': encoding } });
    return Number(response.headers.get('content-length'));
  };
  return { raw: await lengthOf('identity'), brotli: await lengthOf('br') };
}

/** The files that a first visit stores for offline use, by address, in bytes compressed with brotli. */
export const weighStored = (browser: Browser, address: string): Promise<Record<string, number>> =>
  withPage(browser, { serviceWorkers: 'allow' }, async (page) => {
    await page.goto(address);
    const stored = await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      const name = (await caches.keys()).find((key) => key.includes('precache'))!;
      return (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
    });
    const weigh = async (path: string) => (await weighDocument(new URL(path, address).href)).brotli;
    const paths = ['/service-worker.js', ...stored];
    return Object.fromEntries(await Promise.all(paths.map(async (path) => [path, await weigh(path)])));
  });
