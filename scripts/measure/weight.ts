/** Measures the transferred bytes of each page on a first visit, and the bytes stored for offline visits. */
import type { Browser } from '@playwright/test';
import {
  SCREEN_NAMES,
  SCREENS,
  sumBytes,
  TYPES,
  weighDocument,
  weighPage,
  weighStored,
} from './page-weight.ts';
import { type Measured, markdownTable, withBrowser, withSite } from './support.ts';

const VISIT = ['requests', ...TYPES, 'total', 'inline script', 'render-blocking', 'third-party'];

async function weighVisit(browser: Browser, url: string, options: Parameters<typeof weighPage>[2]) {
  const weight = await weighPage(browser, url, options);
  const { transfers, inlineScript, renderBlocking, thirdParty } = weight;
  const bytes = [...TYPES.map((type) => sumBytes(weight, type)), sumBytes(weight)];
  return [transfers.length, ...bytes, inlineScript, renderBlocking.length, thirdParty.length];
}

export const measure = (): Promise<Measured> =>
  withSite((address, paths) =>
    withBrowser(async (browser) => {
      const documents = [];
      for (const path of paths) {
        const { raw, brotli } = await weighDocument(address + path);
        documents.push([path, raw, brotli]);
      }
      const parts = [
        'Documents with their inlined styles:',
        markdownTable(['Page', 'raw', 'brotli'], documents),
      ];

      for (const screen of SCREEN_NAMES) {
        const { viewport, deviceScaleFactor } = SCREENS[screen];
        const size = `${viewport.width} × ${viewport.height}, ${deviceScaleFactor}×`;
        const rows = [];
        for (const path of paths)
          rows.push([path, ...(await weighVisit(browser, address + path, { screen }))]);
        const scrolled = await weighVisit(browser, `${address}/`, { screen, scroll: true });
        rows.push(['/ scrolled to its end', ...scrolled]);
        parts.push(`First view at ${size}, headers included:`, markdownTable(['Page', ...VISIT], rows));
      }

      const stored = Object.entries(await weighStored(browser, address));
      const total = stored.reduce((sum, [, bytes]) => sum + bytes, 0);
      const rows = stored.map(([path, bytes]) => [`\`${path}\``, bytes]);
      parts.push('Stored after the first visit for offline visits, without headers:');
      parts.push(markdownTable(['Address', 'bytes'], [...rows, ['total', total]]));
      return { report: parts.join('\n\n') };
    }),
  );
