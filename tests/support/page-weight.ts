/** Weighs visits with an empty cache and without interaction. */
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, constants } from 'node:zlib';
import type { Browser, Page, Request } from '@playwright/test';

/** The screens for which pages are weighed. */
export const SCREENS = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true },
  laptop: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
};
export type Screen = keyof typeof SCREENS;

/** The type of a response, and its bytes with headers as transferred. */
interface Transfer {
  type: string;
  bytes: number;
}

/** Scrolls to every picture and to the end of the page, and waits until all pictures have loaded. */
async function scrollThrough(page: Page): Promise<void> {
  for (const picture of await page.locator('img:visible').all())
    await picture.evaluate(async (image: HTMLImageElement) => {
      image.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      while (!image.complete) await new Promise(requestAnimationFrame);
    });
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await page.waitForLoadState('networkidle');
}

/** Requests that block the first paint, except the document, and the uncompressed bytes of executable inline scripts. */
const BLOCKING_AND_INLINE = () => ({
  renderBlocking: (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter((entry) => (entry as { renderBlockingStatus?: string }).renderBlockingStatus === 'blocking')
    .map((entry) => entry.name),
  inlineScript: [...document.scripts]
    .filter((script) => script.src === '' && /^(module|text\/javascript|)$/.test(script.type))
    .reduce((bytes, script) => bytes + new TextEncoder().encode(script.text).length, 0),
});

/** Weighs the first view of a page, or all of it. @param isScrolled whether to scroll to its end */
export async function weighPage(browser: Browser, url: string, screen: Screen, isScrolled = false) {
  const page = await browser.newPage({ ...SCREENS[screen], serviceWorkers: 'block' });
  const requests: Request[] = [];
  page.on('request', (request) => request.url().startsWith('data:') || requests.push(request));
  await page.goto(url, { waitUntil: 'networkidle' });
  if (isScrolled) await scrollThrough(page);
  const measured = await page.evaluate(BLOCKING_AND_INLINE);
  const transfers = await Promise.all(
    requests
      .filter((request) => !request.failure())
      .map(async (request): Promise<Transfer> => {
        const { responseHeadersSize, responseBodySize } = await request.sizes();
        return { type: request.resourceType(), bytes: responseHeadersSize + responseBodySize };
      }),
  );
  await page.close();
  const { origin } = new URL(url);
  const thirdParty = requests.map((request) => request.url()).filter((to) => !to.startsWith(`${origin}/`));
  return { transfers, thirdParty, ...measured };
}

/** The transferred bytes of one type, or of all types. */
export const sumBytes = ({ transfers }: { transfers: Transfer[] }, type?: string): number =>
  transfers.filter((each) => !type || each.type === type).reduce((sum, { bytes }) => sum + bytes, 0);

/** The text of a document that a browser has after some bytes of a response with its headers, compressed with brotli. */
export async function beginningOf(url: string, bytes: number): Promise<string> {
  const [response] = (await once(get(url, { headers: { 'Accept-Encoding': 'br' } }), 'response')) as [
    IncomingMessage,
  ];
  const { statusCode, statusMessage, rawHeaders } = response;
  // Each name and value takes two more characters: a colon and a space, or the end of the line.
  const headers = `HTTP/1.1 ${statusCode} ${statusMessage}\r\n${rawHeaders.join('::')}::\r\n`;
  const body = (await buffer(response)).subarray(0, bytes - headers.length);
  return brotliDecompressSync(body, { finishFlush: constants.BROTLI_OPERATION_FLUSH }).toString();
}

/** The size of a document without headers, in bytes: uncompressed, and compressed with brotli. */
export async function weighDocument(url: string): Promise<{ raw: number; brotli: number }> {
  const lengthOf = async (encoding: string) => {
    const response = await fetch(url, { method: 'HEAD', headers: { 'Accept-Encoding': encoding } });
    return Number(response.headers.get('content-length'));
  };
  return { raw: await lengthOf('identity'), brotli: await lengthOf('br') };
}
