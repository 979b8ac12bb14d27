/** Starts each server that the project has a configuration for on free ports of this machine. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { createServer } from '../../delivery/preview-server.ts';
import { checkPort } from '../../scripts/port.ts';
import { ROOT } from '../../scripts/process.ts';

const TARGETS = join(ROOT, 'delivery/targets');

/** A server that answers on 127.0.0.1. */
export interface Running {
  port: number;
  /** The port for HTTPS and HTTP/2, if the server offers them. */
  securePort?: number;
  pid: number;
  /** The file of its access log, if it writes one. */
  log?: string;
  /** Environment variables with which its command-line tool finds it. */
  env?: Record<string, string>;
  /** Stops the server. @returns its exit code, if it is a separate process */
  stop(): Promise<number | undefined>;
}

/** A server that the project has a configuration for. */
export interface Server {
  name: string;
  /** The reason why it cannot run on this machine, as a sentence; undefined if it can. */
  missing(): string | undefined;
  /** Set if the provider puts an edge server in front of it, which is only imitated here. */
  edge?: true;
  /** Set if tests also use its HTTPS and HTTP/2. */
  http2?: true;
  /** @param root folder of a built site, or a symbolic link named `current` to one */
  start(root: string): Promise<Running>;
}

/** Any free port. */
export const freePort = () => checkPort('127.0.0.1', 0);

/**
 * Copies the built site (`dist/`, or the folder in OUTPUT_DIR) into a temporary folder. `root` is the symbolic link
 * `current` to the copy.
 */
export function copyOutput(): { folder: string; root: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'output-'));
  chmodSync(folder, 0o755); // nginx leaves root's account
  cpSync(resolve(ROOT, process.env['OUTPUT_DIR'] || 'dist'), join(folder, 'release'), {
    recursive: true,
    preserveTimestamps: true,
  });
  symlinkSync('release', join(folder, 'current'));
  return {
    folder,
    root: join(folder, 'current'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Debian installs nginx in a folder that only root has in its PATH. */
const PATH = `${process.env['PATH']}:/usr/sbin`;

const needs = (binary: string) =>
  spawnSync(binary, ['--version'], { env: { ...process.env, PATH } }).error &&
  `${binary} is not installed here: apt-get install ${binary}`;

/** How long a server may take to start, in milliseconds. */
const START = 30_000;

/** Waits until the server responds. @throws Error with its output if it ends, or if it has not started after 30 s */
async function whenReady(child: ChildProcess, port: number): Promise<void> {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += text));
  const deadline = Date.now() + START;
  while (Date.now() < deadline && child.exitCode === null) {
    const isUp = await fetch(`http://127.0.0.1:${port}/`, { method: 'HEAD', redirect: 'manual' }).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.kill('SIGKILL');
  throw new Error(`The server did not start: ${output}`);
}

interface Command {
  port: number;
  args: string[];
  env?: Record<string, string>;
  /** A folder for the server’s files. It is removed when the server ends. */
  work: string;
}

async function launch(command: string, { port, args, env, work }: Command): Promise<Running> {
  const child = spawn(command, args, {
    cwd: ROOT,
    env: { ...process.env, PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit').finally(() => rmSync(work, { recursive: true, force: true }));
  await whenReady(child, port);
  const stop = async () => {
    child.kill('SIGTERM');
    return (await ended)[0] ?? undefined;
  };
  return { port, pid: child.pid!, env, stop };
}

const node: Server = {
  name: 'Node',
  missing: () => undefined,
  async start(root) {
    const server = await createServer({ root });
    await server.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.server.address() as AddressInfo;
    return { port, pid: process.pid, stop: () => server.close() };
  },
};

const caddy: Server = {
  name: 'Caddy',
  http2: true,
  missing: () => needs('caddy'),
  async start(root) {
    const [port, securePort] = [await freePort(), await freePort()];
    const work = mkdtempSync(join(tmpdir(), 'caddy-'));
    const env = {
      SITE_ROOT: dirname(root),
      SITE_ADDRESS: `http://:${port} https://localhost:${securePort}`,
      // Without this, Caddy would add its own certificate authority to the trusted ones of this machine.
      GLOBAL_OPTIONS: `http_port ${port}\nskip_install_trust`,
      ACCESS_LOG: join(work, 'access.log'),
      ADMIN: `unix/${work}/admin.socket`,
      XDG_DATA_HOME: work,
      XDG_CONFIG_HOME: work,
    };
    const args = ['run', '--config', join(TARGETS, 'Caddyfile')];
    return { ...(await launch('caddy', { port, args, env, work })), securePort, log: env.ACCESS_LOG };
  },
};

const nginx: Server = {
  name: 'nginx',
  missing() {
    if (!existsSync('/etc/nginx/modules-enabled/50-mod-http-brotli-static.conf')) {
      return 'nginx is not installed here: apt-get install nginx libnginx-mod-http-brotli-static';
    }
    return process.getuid?.() === 0 ? needs('nginx') : 'nginx can be tested only as root';
  },
  async start(root) {
    const port = await freePort();
    const work = mkdtempSync(join(tmpdir(), 'nginx-'));
    chmodSync(work, 0o755);
    const config = readFileSync(join(TARGETS, 'nginx.conf'), 'utf8')
      .replaceAll('/srv/site', dirname(root))
      .replaceAll(/\/var\/log\/(site|nginx)/g, work)
      .replaceAll('/etc/nginx/site', join(work, 'site'))
      .replace('listen 8080', `listen 127.0.0.1:${port}`);
    writeFileSync(join(work, 'nginx.conf'), config);
    const globals = `daemon off; pid ${work}/pid; error_log stderr;`;
    const args = ['-c', `${work}/nginx.conf`, '-g', globals];
    return { ...(await launch('nginx', { port, args, work })), log: join(work, 'access.log') };
  },
};

const WRANGLER = 'node_modules/wrangler/bin/wrangler.js';

const cloudflare: Server = {
  name: 'Cloudflare',
  edge: true,
  missing() {
    const { status } = spawnSync(process.execPath, [WRANGLER, '--version'], { cwd: ROOT });
    return status === 0 ? undefined : 'wrangler does not run on this machine';
  },
  async start(root) {
    const [port, inspector] = [await freePort(), await freePort()];
    const work = mkdtempSync(join(tmpdir(), 'wrangler-'));
    const ports = ['--ip', '127.0.0.1', '--port', `${port}`, '--inspector-port', `${inspector}`];
    const folders = ['--assets', root, '--persist-to', work];
    const quiet = ['--show-interactive-dev-session=false', '--log-level=warn'];
    const args = [WRANGLER, 'dev', ...ports, ...folders, ...quiet];
    return launch(process.execPath, { port, args, env: { WRANGLER_LOG_PATH: work }, work });
  },
};

/** All servers, by the name of their target. */
export const SERVERS = { node, caddy, nginx, cloudflare };
