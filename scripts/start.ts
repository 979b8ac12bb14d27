/**
 * `npm start`: builds the site if anything has changed since the last build, and serves it. PORT (default 4173) and
 * HOST (default localhost) set the address; PORT=0 uses any free port.
 */
import { createServer } from '../delivery/preview-server.ts';
import { buildIfNeeded, DIST } from './build.ts';
import { checkPort, explainListen, readPort } from './port.ts';
import { main, stopSignal } from './process.ts';

const DEFAULT_PORT = 4173;
/** The time limit for responses in progress after a signal to stop, in milliseconds. */
const GRACE = 3000;

await main({}, async () => {
  const host = process.env.HOST || 'localhost';
  const port = readPort(DEFAULT_PORT);
  const explain = (error: Error) => Promise.reject(explainListen(error, host, port, 'npm start'));
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
