/** Measures how long a slow phone computes the styles and layout of a page. */
import type { Browser } from '@playwright/test';
import { SCREENS, withPage } from './page-weight.ts';
import {
  type Measured,
  type MeasureOptions,
  markdownTable,
  median,
  SLOWER,
  withBrowser,
  withSite,
} from './support.ts';

/** An event of Chromium’s trace. */
interface TraceEvent {
  name: string;
  pid: number;
  /** Start time, in microseconds. The duration is the thread’s own processor time, so other work has no effect. */
  ts: number;
  tdur?: number;
}
const COMPUTING = ['UpdateLayoutTree', 'Layout'];

/** Time for styles and layout of a first visit until the first paint, and until the fonts have loaded, in milliseconds. */
const timeLayout = (browser: Browser, url: string): Promise<[firstPaint: number, all: number]> =>
  withPage(browser, SCREENS.phone, async (page) => {
    await browser.startTracing(page, { categories: ['devtools.timeline'] });
    await page.goto(url, { waitUntil: 'networkidle' });
    const trace = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
    const painted = trace.traceEvents.find(({ name }) => name === 'firstContentfulPaint')!;
    const events = trace.traceEvents.filter(
      ({ name, pid }) => pid === painted.pid && COMPUTING.includes(name),
    );
    const spent = (some: TraceEvent[]) => (SLOWER * some.reduce((sum, { tdur = 0 }) => sum + tdur, 0)) / 1000;
    return [spent(events.filter(({ ts }) => ts < painted.ts)), spent(events)];
  });

export const measure = ({ runs }: MeasureOptions): Promise<Measured> =>
  withSite((address, paths) =>
    withBrowser(async (browser) => {
      const rows = [];
      for (const path of paths) {
        const times: number[][] = [];
        for (let run = 0; run < runs; run++) times.push(await timeLayout(browser, address + path));
        rows.push([path, ...[0, 1].map((i) => Math.round(median(times.map((time) => time[i]!))))]);
      }
      return {
        report: `Styles and layout on a processor ${SLOWER} times slower, median of ${runs} visits; target of the first paint 60 ms:

${markdownTable(['Page', 'first paint, ms', 'with the fonts, ms'], rows)}`,
      };
    }),
  );
