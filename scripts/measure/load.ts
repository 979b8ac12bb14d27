/** How a server answers many clients at once. Other work on the machine falsifies it: only ratios between servers count. */
import { execFile } from 'node:child_process';
import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DIST } from '../build.ts';
import { ROOT } from '../process.ts';
import { type Measured, type MeasureOptions, markdownTable, withSite } from './support.ts';

const CONNECTIONS = [50, 500];
const HEAD = ['Asked for', 'Connections', 'Requests/s', 'p50 ms', 'p99 ms', 'Failed'];
/** What the largest picture that a phone loads weighs at most, in bytes. */
const PHONE_PICTURE = 40_000;

/** The largest picture that a phone would load. */
const findPicture = () =>
  globSync('_astro/*.avif', { cwd: DIST })
    .map((file) => ({ path: `/${file}`, size: statSync(join(DIST, file)).size }))
    .filter(({ size }) => size < PHONE_PICTURE)
    .toSorted((a, b) => b.size - a.size)
    .slice(0, 1)
    .map(({ path }) => path);

/** The part of autocannon's report that is read here; times in milliseconds. */
interface Load {
  requests: { average: number };
  latency: { p50: number; p99: number };
  errors: number;
  timeouts: number;
  statusCodeStats: Record<string, unknown>;
}

/** Asks for one address as fast as it is answered, from a process of its own. */
async function fire(url: string, connections: number, seconds: number): Promise<Load> {
  const args = ['-j', '-n', '-c', `${connections}`, '-d', `${seconds}`, '-H', 'Accept-Encoding=br', url];
  const script = join(ROOT, 'node_modules/autocannon/autocannon.js');
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...args], { maxBuffer: 2 ** 26 });
  return JSON.parse(stdout);
}

async function press(address: string, seconds: number): Promise<Measured> {
  const rows = [];
  for (const path of ['/', ...findPicture(), '/no-such-page']) {
    for (const connections of CONNECTIONS) {
      const load = await fire(address + path, connections, seconds);
      const { requests, latency, errors, timeouts, statusCodeStats } = load;
      const expected = path === '/no-such-page' ? '404' : '200';
      const wrong = Object.keys(statusCodeStats).filter((status) => status !== expected).length;
      rows.push([
        path,
        connections,
        Math.round(requests.average),
        latency.p50,
        latency.p99,
        errors + timeouts + wrong,
      ]);
    }
  }
  const memory = Math.round(process.memoryUsage.rss() / 2 ** 20);
  return { report: `${markdownTable(HEAD, rows)}\n\nMemory of this process: ${memory} MB.` };
}

export const measure = ({ address, seconds }: MeasureOptions): Promise<Measured> =>
  address ? press(address, seconds) : withSite((own) => press(own, seconds));
