/**
 * `npm run load`: how the built site answers many clients at once, on the Node server, Caddy and
 * nginx in the same run. Other work on the machine falsifies the times: only ratios count.
 * LOAD_SECONDS (5) is the length of each measurement, MEMORY_SECONDS (60) that of the memory test.
 */
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { copyOutput, type Running, SERVERS, type Server } from '../delivery/local-servers.ts';
import { buildIfNeeded } from './build.ts';
import { main, PlainError, ROOT } from './process.ts';
import { readWholeNumber } from './whole-number.ts';

const execute = promisify(execFile);
const CONNECTIONS = [50, 500];
const TRIED: Server[] = [SERVERS.node, SERVERS.caddy, SERVERS.nginx];

/** The part of autocannon's report that is read here; times in milliseconds. */
interface Report {
  requests: { average: number };
  latency: { p50: number; p99: number };
  errors: number;
  timeouts: number;
  statusCodeStats: Record<string, { count: number }>;
}

/** Asks for one address as fast as it is answered, from a process of its own. */
async function fire(port: number, path: string, connections: number, seconds: number): Promise<Report> {
  const args = [
    '-j',
    '-n',
    '-c',
    connections,
    '-d',
    seconds,
    '-H',
    'Accept-Encoding=br',
    `http://127.0.0.1:${port}${path}`,
  ];
  const script = join(ROOT, 'node_modules/autocannon/autocannon.js');
  const { stdout } = await execute(process.execPath, [script, ...args.map(String)], { maxBuffer: 2 ** 26 });
  return JSON.parse(stdout);
}

/** Memory of a server and the processes that it started, in megabytes. */
function memoryOf(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  const read = (id: string) =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1] ?? 0);
  // The process of this script is the Node server itself; what it started are the other servers.
  const all = pid === process.pid ? [String(pid)] : [String(pid), ...children];
  return Math.round(all.reduce((sum, id) => sum + read(id), 0) / 1024);
}

/** The largest picture that a phone would load. */
function findPicture(site: string): string {
  const folder = join(site, '_astro');
  const pictures = readdirSync(folder).filter((file) => file.endsWith('.avif'));
  const sizes = pictures.map((file) => ({ file, size: statSync(join(folder, file)).size }));
  const picture = sizes.filter(({ size }) => size < 40_000).sort((a, b) => b.size - a.size)[0];
  if (!picture) throw new PlainError('The site has no picture to ask for.');
  return `/_astro/${picture.file}`;
}

await main(async () => {
  const seconds = readWholeNumber('LOAD_SECONDS', process.env['LOAD_SECONDS'], 5);
  const memorySeconds = readWholeNumber('MEMORY_SECONDS', process.env['MEMORY_SECONDS'], 60);
  await buildIfNeeded();
  const copy = copyOutput();
  const started: [string, Running][] = [];
  try {
    for (const server of TRIED) {
      const missing = server.missing();
      if (missing) console.log(`Without ${server.name}: ${missing}.`);
      else started.push([server.name, await server.start(copy.root)]);
    }
    console.log(
      `Load of the machine before: ${loadavg()
        .map((load) => load.toFixed(1))
        .join(', ')}`,
    );
    const targets = { page: '/', picture: findPicture(copy.root), '404': '/no-such-page' };
    const rows: Record<string, object> = {};
    for (const [target, path] of Object.entries(targets)) {
      for (const connections of CONNECTIONS) {
        const reports: [string, Report][] = [];
        for (const [name, { port }] of started)
          reports.push([name, await fire(port, path, connections, seconds)]);
        const nginx = reports.find(([name]) => name === SERVERS.nginx.name)?.[1];
        for (const [name, { requests, latency, errors, timeouts, statusCodeStats }] of reports) {
          const expected = target === '404' ? '404' : '200';
          const wrong = Object.keys(statusCodeStats).filter((status) => status !== expected).length;
          rows[`${target}, ${connections} connections, ${name}`] = {
            'requests/s': Math.round(requests.average),
            'of nginx': nginx && (requests.average / nginx.requests.average).toFixed(2),
            'p50 ms': latency.p50,
            'p99 ms': latency.p99,
            'p99 of nginx': nginx && (latency.p99 / nginx.latency.p99).toFixed(2),
            failed: errors + timeouts + wrong,
          };
        }
      }
    }
    console.table(rows);

    if (process.platform !== 'linux') return console.log('Memory is measured on Linux only.');
    for (const [name, { port, pid }] of started) {
      const seen: number[] = [];
      const watch = setInterval(() => seen.push(memoryOf(pid)), (memorySeconds * 1000) / 12);
      await fire(port, '/', 500, memorySeconds);
      clearInterval(watch);
      console.log(`Memory of ${name} during ${memorySeconds} s at 500 connections, MB: ${seen.join(' ')}`);
    }
  } finally {
    for (const [, running] of started) await running.stop();
    copy.remove();
  }
});
