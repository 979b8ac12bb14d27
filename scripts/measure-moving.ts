/** How soon the next page is painted after a click on its link, in Chromium. */
import type { Readable } from 'node:stream';
import puppeteer, { type LaunchOptions, type Page } from 'puppeteer-core';
import { createServer } from '../delivery/preview-server.ts';
import { launchOptions } from './find-browser.ts';
import { median } from './median.ts';

const RUNS = 7;

/** How long the pointer rests on a link before the click, in milliseconds; 0 is a click in passing. */
const HOVERS = [250, 0];

/** When the next page is surely painted, in milliseconds after the click. */
const SETTLED = 1500;

/** From home to About Us, and back. */
const MOVES = [
  ['/', '/about'],
  ['/about', '/'],
] as const;

interface Move {
  /** From the click to the next page's first frame, in milliseconds. */
  painted: number;
  /** Whether the browser had drawn that page before. */
  prerendered: boolean;
}

/** Runs in every page: notes when a link is pressed and, in the next page, when that is painted. */
const RECORDER = `
  addEventListener('click', ({ timeStamp }) => (localStorage.click = performance.timeOrigin + timeStamp));
  new PerformanceObserver((list) => {
    const paint = list.getEntriesByName('first-contentful-paint')[0];
    if (!paint || !localStorage.click) return;
    localStorage.move = JSON.stringify({
      painted: performance.timeOrigin + paint.startTime - localStorage.click,
      prerendered: performance.getEntriesByType('navigation')[0].activationStart > 0,
    });
    localStorage.removeItem('click');
  }).observe({ type: 'paint', buffered: true });
`;

/** The site with the recorder in each page, which its content policy would not allow. */
async function serveRecorded(root: string) {
  const server = await createServer({ root });
  server.addHook('onRequest', async ({ headers }) => {
    headers['accept-encoding'] = 'identity';
  });
  server.addHook('onSend', async (_request, reply, payload) => {
    if (!String(reply.getHeader('content-type')).startsWith('text/html')) return payload;
    reply.removeHeader('content-security-policy').removeHeader('content-length');
    const page = Buffer.concat(await (payload as Readable).toArray());
    return `${page}<script>${RECORDER}</script>`;
  });
  return { server, address: await server.listen({ host: 'localhost', port: 0 }) };
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const middleOfLink = (page: Page, to: string) =>
  page.$$eval(`header a[href="${to}"]`, (links) => {
    const boxes = links.map((link) => link.getBoundingClientRect());
    const { x, y, width, height } = boxes.find((box) => box.width > 0)!;
    return [x + width / 2, y + height / 2] as const;
  });

/** Moves in a new browser, which keeps nothing of an earlier move. */
async function move(options: LaunchOptions, [from, to]: [URL, URL], hover: number): Promise<Move> {
  const browser = await puppeteer.launch(options);
  try {
    const [page] = (await browser.pages()) as [Page];
    await page.goto(from.href, { waitUntil: 'networkidle0' });
    const [x, y] = await middleOfLink(page, to.pathname);
    await page.mouse.move(x, y);
    await pause(hover);
    await page.mouse.click(x, y);
    // Not asked before: while a page that was drawn ahead takes the other's place, Chromium loses the question.
    await pause(SETTLED);
    return JSON.parse(await page.evaluate(() => String(localStorage['move']))) as Move;
  } finally {
    await browser.close();
  }
}

/**
 * Moves between two pages as a visitor with a mouse does, and prints the times. By Puppeteer: Playwright's sessions
 * keep Chromium from drawing pages ahead.
 * @param root absolute path of the built site
 */
export async function measureMoving(browserPath: string, root: string): Promise<void> {
  const { args = [] } = launchOptions(browserPath);
  // An emulated window would keep pages from being drawn ahead, too.
  const options = {
    executablePath: browserPath,
    defaultViewport: null,
    args: [...args, '--window-size=1280,900'],
  };
  const { server, address } = await serveRecorded(root);
  const rows: Record<string, object> = {};
  for (const hover of HOVERS) {
    for (const [from, to] of MOVES) {
      const moves: Move[] = [];
      for (let run = 0; run < RUNS; run++) {
        moves.push(await move(options, [new URL(from, address), new URL(to, address)], hover));
      }
      const painted = moves.map((each) => Math.round(each.painted));
      rows[`${from} to ${to}, ${hover === 0 ? 'no hover' : `hover of ${hover} ms`}`] = {
        'median, ms': median(painted),
        'worst, ms': Math.max(...painted),
        'drawn ahead': `${moves.filter(({ prerendered }) => prerendered).length} of ${RUNS}`,
      };
    }
  }
  await server.close();
  console.log('\nFrom the click to the first frame of the next page');
  console.table(rows);
}
