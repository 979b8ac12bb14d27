/**
 * `npm run bench`: what each page weighs on a cold visit in Chromium, in bytes as transferred, and when it is painted
 * on a phone at the end of a slow line. Other work on the machine falsifies the times.
 */
import type { AddressInfo } from 'node:net';
import { type Browser, chromium } from '@playwright/test';
import { createServer } from '../delivery/preview-server.ts';
import {
  PAGES,
  type PageWeight,
  type Screen,
  sumBytes,
  TYPES,
  weighDocument,
  weighPage,
  weighStored,
} from '../tests/support/page-weight.ts';
import { buildIfNeeded, DIST } from './build.ts';
import { ensureBrowser, launchOptions } from './find-browser.ts';
import { measureMoving } from './measure-moving.ts';
import { main } from './process.ts';
import { openSlowLine, timePaints } from './slow-line.ts';

const SCREENS: [Screen, string][] = [
  ['phone', '390 × 844, 3×'],
  ['laptop', '1280 × 800, 1×'],
];

/** One row of the table: requests and bytes by type. */
function toRow(weight: PageWeight): Record<string, number> {
  const byType = TYPES.map((type) => [type, sumBytes(weight, type)] as const);
  return {
    requests: weight.transfers.length,
    ...Object.fromEntries(byType),
    total: sumBytes(weight),
    'inline script': weight.inlineScript,
    'render-blocking': weight.renderBlocking.length,
    'third-party': weight.thirdParty.length,
  };
}

async function printTables(browser: Browser, address: string): Promise<void> {
  const documents: Record<string, object> = {};
  for (const path of PAGES) documents[path] = await weighDocument(address + path);
  console.log('\nDocuments with their inlined styles');
  console.table(documents);

  for (const [screen, size] of SCREENS) {
    const rows: Record<string, object> = {};
    for (const path of PAGES) {
      rows[path] = toRow(await weighPage(browser, address + path, { screen }));
    }
    rows['/ scrolled to its end'] = toRow(await weighPage(browser, `${address}/`, { screen, scroll: true }));
    console.log(`\nFirst view at ${size}: bytes with headers, by type`);
    console.table(rows);
  }

  const stored = await weighStored(browser, address);
  const total = Object.values(stored).reduce((sum, bytes) => sum + bytes);
  console.log('\nStored after the first visit, for one without a network: bytes without headers');
  console.table({ ...stored, total });
}

async function printSlowLine(browser: Browser, serverPort: number): Promise<void> {
  const line = await openSlowLine(serverPort);
  try {
    const rows: Record<string, object> = {};
    for (const path of PAGES) rows[path] = await timePaints(browser, `http://127.0.0.1:${line.port}${path}`);
    console.log('\n256 kb/s, 400 ms there and back, 2 round trips to connect, processor 4 times slower:');
    console.log('first and largest paint in ms; targets 2,000 and 3,000');
    console.table(rows);
  } finally {
    line.close();
  }
}

await main(async () => {
  await buildIfNeeded();
  const browserPath = await ensureBrowser();
  const browser = await chromium.launch(launchOptions(browserPath));
  const server = await createServer({ root: DIST });
  try {
    await server.listen({ host: '127.0.0.1', port: 0 });
    const { port } = server.server.address() as AddressInfo;
    await printTables(browser, `http://127.0.0.1:${port}`);
    await printSlowLine(browser, port);
  } finally {
    await browser.close();
    await server.close();
  }
  await measureMoving(browserPath, DIST);
});
