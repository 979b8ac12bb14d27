import { connect, createServer, type Socket } from 'node:net';
import type { Browser } from '@playwright/test';
import { SCREENS } from '../tests/support/page-weight.ts';

/** A used-up bundle of data: 256 kb/s each way for all connections together, 400 ms there and back. */
export const SLOW_LINE = { bytesPerSecond: 256_000 / 8, roundTrip: 400 };
/** Before a browser may ask: one round trip for TCP, one for TLS 1.3. */
const SET_UP = 2 * SLOW_LINE.roundTrip;
/** How much slower a phone’s processor is than this one. */
const SLOWER = 4;
/** What goes over the line at a time: a packet. */
const PACKET = 1460;

/** Passes on what one end sends: packets queue for the line, and each then travels for half a round trip. */
function pass(from: Socket, to: Socket, line: { freeAt: number }, openAt: number): void {
  // Timers may fire in another order than they were set in; what they deliver does not.
  const underWay: (Buffer | 'end')[] = [];
  const send = (what: Buffer | 'end') => {
    const bytes = what === 'end' ? 0 : what.length;
    const start = Math.max(performance.now(), line.freeAt, openAt);
    line.freeAt = start + (bytes / SLOW_LINE.bytesPerSecond) * 1000;
    underWay.push(what);
    setTimeout(deliver, line.freeAt + SLOW_LINE.roundTrip / 2 - performance.now());
  };
  const deliver = () => {
    const what = underWay.shift()!;
    if (what === 'end') to.end();
    else to.write(what);
  };
  from.on('data', (chunk: Buffer) => {
    for (let start = 0; start < chunk.length; start += PACKET) send(chunk.subarray(start, start + PACKET));
  });
  from.on('end', () => send('end'));
  from.on('error', () => to.destroy());
}

/**
 * A slow line to a server of this machine: it delays connections, both directions and their bytes. It does not model
 * the name’s look-up, lost packets or TCP’s slow start (whose first 14,600 bytes are more than this line holds).
 * @returns the port to ask instead, and how to close the line
 */
export async function openSlowLine(serverPort: number): Promise<{ port: number; close(): void }> {
  const [up, down] = [{ freeAt: 0 }, { freeAt: 0 }];
  const sockets = new Set<Socket>();
  const proxy = createServer({ allowHalfOpen: true }, (client) => {
    const server = connect({ port: serverPort, host: '127.0.0.1', allowHalfOpen: true });
    for (const socket of [client, server]) sockets.add(socket);
    pass(client, server, up, performance.now() + SET_UP);
    pass(server, client, down, 0);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const address = proxy.address();
  const close = () => {
    proxy.close();
    for (const socket of sockets) socket.destroy();
  };
  return { port: typeof address === 'object' ? address!.port : 0, close };
}

/** First and largest contentful paint of a cold visit on a phone, in milliseconds from the visitor’s tap. */
export async function timePaints(browser: Browser, url: string): Promise<{ fcp: number; lcp: number }> {
  const context = await browser.newContext(SCREENS.phone);
  try {
    const page = await context.newPage();
    const tools = await context.newCDPSession(page);
    await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.goto(url, { waitUntil: 'load' });
    await page.evaluate(() => document.fonts.ready);
    return await page.evaluate(
      () =>
        new Promise<{ fcp: number; lcp: number }>((resolve) => {
          const fcp = performance.getEntriesByName('first-contentful-paint')[0]!.startTime;
          new PerformanceObserver((list) => {
            const lcp = list.getEntries().at(-1)!.startTime;
            resolve({ fcp: Math.round(fcp), lcp: Math.round(lcp) });
          }).observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
  } finally {
    await context.close();
  }
}
