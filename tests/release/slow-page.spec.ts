/** Tests that nothing moves while a page loads slowly, in small pieces that the browser can paint one by one. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { PATHS } from '../support/content.ts';
import { recordShifts } from '../support/layout-shift.ts';

/** The size of a piece in bytes. It is so small that the ends of pieces fall inside names, lists and drawings. */
const PIECE = 300;
/** The pause after each piece in milliseconds, long enough for a paint. */
const FRAME = 20;

/** Serves an HTML page slowly on a free port. It responds to all other requests with status 404. */
async function serveSlowly(html: string) {
  const server = createServer(async ({ url }, response) => {
    if (url !== '/') return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    const bytes = Buffer.from(html);
    for (let at = 0; at < bytes.length; at += PIECE) {
      response.write(bytes.subarray(at, at + PIECE));
      await pause(FRAME);
    }
    return response.end();
  });
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}/`,
    stop: () => new Promise((done) => server.close(done).closeAllConnections()),
  };
}

for (const path of PATHS) {
  for (const width of [390, 768, 1280]) {
    test(`${path} does not move at ${width} px while it loads slowly`, async ({ page, request }) => {
      const slow = await serveSlowly(await (await request.get(path)).text());
      try {
        const layoutShift = await recordShifts(page);
        await page.setViewportSize({ width, height: 800 });
        await page.goto(slow.address);
        await expect(page.getByRole('contentinfo')).toBeVisible();
        expect(await layoutShift()).toBe(0);
      } finally {
        await slow.stop();
      }
    });
  }
}
