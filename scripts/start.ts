/**
 * `npm start`: builds the site when something changed since the last build, and serves it.
 * PORT (4173) and HOST (localhost) say where; PORT=0 takes any free port.
 */
import { lookup } from 'node:dns/promises';
import { createServer as createSocket } from 'node:net';
import { createServer } from '../server/server.ts';
import { buildIfNeeded, DIST } from './build.ts';
import { main, PlainError, stopSignal } from './process.ts';

const DEFAULT_PORT = 4173;
/** How long answers under way may take to finish after a signal to stop, in milliseconds. */
const GRACE = 3000;

function readPort(text = String(DEFAULT_PORT)): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65535) return port;
  throw new PlainError(`PORT must be a whole number from 0 to 65535, not "${text}".`);
}

/** The sentence for an error of `listen`. */
function explainListen(error: NodeJS.ErrnoException, host: string, port: number): Error {
  const other = `start on another one with PORT=${port < 65535 ? port + 1 : DEFAULT_PORT} npm start.`;
  switch (error.code) {
    case 'EADDRINUSE':
      return new PlainError(`Port ${port} is taken by another program: ${other}`);
    case 'EACCES':
      return new PlainError(`This account may not open port ${port}: ${other}`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new PlainError(`HOST "${host}" is not an address of this machine.`);
    default:
      return error;
  }
}

/** Opens and closes the port on every address of the host, so that trouble shows before a build. */
async function checkPort(host: string, port: number): Promise<void> {
  for (const { address } of await lookup(host, { all: true })) {
    await new Promise<void>((resolve, reject) => {
      const socket = createSocket().once('error', reject);
      socket.listen(port, address, () => socket.close(() => resolve()));
    }).catch((error: NodeJS.ErrnoException) => {
      // A machine without IPv6 may still list ::1 under the name localhost.
      if (error.code !== 'EADDRNOTAVAIL' || host !== 'localhost') throw error;
    });
  }
}

await main(async () => {
  const host = process.env.HOST || 'localhost';
  const port = readPort(process.env.PORT || undefined);
  const explain = (error: Error) => Promise.reject(explainListen(error, host, port));
  await checkPort(host, port).catch(explain);

  await buildIfNeeded().catch((error) => {
    if (!stopSignal.aborted) throw error;
  });
  if (stopSignal.aborted) return;

  const server = await createServer({ root: DIST });
  await server.listen({ host, port }).catch(explain);
  stopSignal.addEventListener('abort', () => {
    server.close();
    setTimeout(() => process.exit(), GRACE).unref();
  });
  const address = server.server.address();
  const actualPort = typeof address === 'object' ? address?.port : port;
  const name = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host;
  console.log(`The site is at http://${name.includes(':') ? `[${name}]` : name}:${actualPort}`);
  console.log('Press Ctrl-C to stop.');
});
