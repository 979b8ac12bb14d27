/** How long a slow phone computes styles and layout of a page. Other work on the machine falsifies it. */
import type { Browser } from '@playwright/test';
import { PAGES } from './page-weight.ts';
import {
  type Measured,
  type MeasureOptions,
  markdownTable,
  median,
  onSlowPhone,
  SLOWER,
  withBrowser,
  withSite,
} from './support.ts';

/** Styles, and layout, from the beginning of a cold visit until everything of the first view is there, in milliseconds. */
const timeLayout = (browser: Browser, url: string): Promise<[number, number]> =>
  onSlowPhone(browser, async (page, tools) => {
    await tools.send('Performance.enable');
    await page.goto(url, { waitUntil: 'load' });
    const { metrics } = await tools.send('Performance.getMetrics');
    const spent = (name: string) => 1000 * metrics.find((metric) => metric.name === name)!.value;
    return [spent('RecalcStyleDuration'), spent('LayoutDuration')];
  });

export const measure = ({ runs }: MeasureOptions): Promise<Measured> =>
  withSite((address) =>
    withBrowser(async (browser) => {
      const rows = [];
      for (const path of PAGES) {
        const styles = [];
        const layouts = [];
        for (let run = 0; run < runs; run++) {
          const [style, layout] = await timeLayout(browser, address + path);
          styles.push(style);
          layouts.push(layout);
        }
        const [style, layout] = [styles, layouts].map((times) => Math.round(median(times)));
        rows.push([path, style!, layout!, style! + layout!]);
      }
      return {
        report: `Processor ${SLOWER} times slower, median of ${runs} visits; target 60 ms together:

${markdownTable(['Page', 'styles, ms', 'layout, ms', 'together, ms'], rows)}`,
      };
    }),
  );
