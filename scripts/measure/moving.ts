/** Measures the time from a click on a link to the first paint of the next page, in Chromium. */
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type LaunchOptions, type Page } from 'puppeteer-core';
import { buildIfNeeded, DIST } from '../build.ts';
import { ensureBrowser, launchOptions } from '../find-browsers.ts';
import { type Measured, markdownTable, median, withSite } from './support.ts';

const RUNS = 7;
/** The times for which the pointer rests on a link before the click, in milliseconds. 0 is a click without hovering. */
const HOVERS = [250, 0];
/** The time after which the next page is certainly painted, in milliseconds after the click. */
const SETTLED = 1500;
/** From the home page to About Us, and back. */
const MOVES = [
  ['/', '/about'],
  ['/about', '/'],
] as const;

interface Move {
  /** From the click to the next page's first frame, in milliseconds. */
  painted: number;
  /** Whether the browser had prerendered that page. */
  prerendered: boolean;
}

/** Runs in every page: records the time of a click on a link and, in the next page, the time of the first paint. */
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

/** Copies the built site and adds the recorder to each page. The server’s policy allows all inline scripts of a page. */
async function copyRecorded(): Promise<string> {
  await buildIfNeeded();
  const copy = mkdtempSync(join(tmpdir(), 'moving-'));
  cpSync(DIST, copy, { recursive: true });
  for (const file of globSync('*.html', { cwd: copy })) {
    for (const encoding of ['br', 'gz']) rmSync(join(copy, `${file}.${encoding}`), { force: true });
    const html = readFileSync(join(copy, file), 'utf8');
    writeFileSync(join(copy, file), `${html}<script>${RECORDER}</script>`);
  }
  return copy;
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const middleOfLink = (page: Page, to: string) =>
  page.$$eval(`header a[href="${to}"]`, (links) => {
    const boxes = links.map((link) => link.getBoundingClientRect());
    const { x, y, width, height } = boxes.find((box) => box.width > 0)!;
    return [x + width / 2, y + height / 2] as const;
  });

/** Follows a link in a new browser, without cached data of an earlier move. */
async function move(options: LaunchOptions, [from, to]: [URL, URL], hover: number): Promise<Move> {
  const browser = await puppeteer.launch(options);
  try {
    const [page] = (await browser.pages()) as [Page];
    await page.goto(from.href, { waitUntil: 'networkidle0' });
    const [x, y] = await middleOfLink(page, to.pathname);
    await page.mouse.move(x, y);
    await pause(hover);
    await page.mouse.click(x, y);
    // Earlier evaluations would fail: Chromium drops them while a prerendered page replaces the current one.
    await pause(SETTLED);
    return JSON.parse(await page.evaluate(() => String(localStorage['move']))) as Move;
  } finally {
    await browser.close();
  }
}

/** Uses Puppeteer, because Playwright's sessions prevent Chromium from prerendering pages. */
export async function measure(): Promise<Measured> {
  const executablePath = await ensureBrowser();
  const args = [...(launchOptions(executablePath).args ?? []), '--window-size=1280,900'];
  // An emulated viewport would also prevent prerendering.
  const options = { executablePath, defaultViewport: null, args };
  const copy = await copyRecorded();
  const rows: (string | number)[][] = [];
  try {
    await withSite(async (address) => {
      for (const hover of HOVERS) {
        for (const [from, to] of MOVES) {
          const moves: Move[] = [];
          for (let run = 0; run < RUNS; run++)
            moves.push(await move(options, [new URL(from, address), new URL(to, address)], hover));
          const painted = moves.map((each) => Math.round(each.painted));
          const ahead = moves.filter(({ prerendered }) => prerendered).length;
          const name = `${from} to ${to}, ${hover === 0 ? 'no hover' : `hover of ${hover} ms`}`;
          rows.push([name, median(painted), Math.max(...painted), `${ahead} of ${RUNS}`]);
        }
      }
    }, copy);
  } finally {
    rmSync(copy, { recursive: true });
  }
  return {
    report: `From the click to the first frame of the next page:

${markdownTable(['Move', 'median, ms', 'worst, ms', 'prerendered'], rows)}`,
  };
}
