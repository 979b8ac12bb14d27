/** Nothing moves while the page itself comes slowly, in pieces that a browser could draw one by one. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { PATHS } from '../support/content.ts';
import { recordShifts } from '../support/layout-shift.ts';

/** Small enough that a name, a list or a drawing is cut in two. */
const PIECE = 300;
/** Time enough for a browser to draw, in milliseconds. */
const FRAME = 20;

/** Serves the page slowly; whatever it asks for besides never comes. */
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
    test(`${path} does not move at ${width} px while it comes slowly`, async ({ page, request }) => {
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
