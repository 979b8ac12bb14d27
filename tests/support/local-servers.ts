/** Starts each server that the project has a configuration for on free ports of this machine. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listen, serveSite } from '../../deploy/preview-server.ts';
import { ROOT } from '../../scripts/process.ts';

/** A server that answers on 127.0.0.1. */
export interface Running {
  port: number;
  stop(): Promise<unknown>;
}

/** A server that the project has a configuration for. */
export interface Server {
  name: string;
  /** The reason why it cannot run on this machine, as a sentence; undefined if it can. */
  missing(): string | undefined;
  /** Set if the provider puts an edge server in front of it, which is only imitated here. */
  edge?: true;
  /** @param root folder of a built site */
  start(root: string): Promise<Running>;
}

/** Any free port. */
export async function freePort(): Promise<number> {
  const socket = createServer().listen(0, '127.0.0.1');
  await once(socket, 'listening');
  const { port } = socket.address() as AddressInfo;
  socket.close();
  await once(socket, 'close');
  return port;
}

/** Serves a built site like `npm start`. @returns its address, and a function that stops it */
export async function startPreview(root: string, port = 0) {
  const { server, address } = await listen(serveSite(root), port);
  return {
    address,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** How long a server may take to start, in milliseconds. */
const START = 60_000;

/** Waits until the server responds. @throws Error with its output if it ends, or has not started in time */
async function whenReady(child: ChildProcess, port: number): Promise<void> {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += text));
  const deadline = Date.now() + START;
  while (Date.now() < deadline && child.exitCode === null) {
    const isUp = await fetch(`http://127.0.0.1:${port}/`, { method: 'HEAD' }).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill('SIGKILL');
  throw new Error(`The server did not start: ${output}`);
}

/** Starts a server as a process of its own, with a folder for its files. */
async function launch(command: string, args: string[], port: number, env: Record<string, string> = {}) {
  const work = mkdtempSync(join(tmpdir(), 'server-'));
  const child = spawn(command, args, {
    cwd: ROOT,
    env: { ...process.env, XDG_DATA_HOME: work, XDG_CONFIG_HOME: work, WRANGLER_LOG_PATH: work, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const ended = once(child, 'exit').finally(() => rmSync(work, { recursive: true, force: true }));
  await whenReady(child, port);
  const stop = () => {
    // npx starts further processes.
    process.kill(-child.pid!, 'SIGTERM');
    return ended;
  };
  return { port, stop };
}

const preview: Server = {
  name: 'npm start',
  missing: () => undefined,
  async start(root) {
    const { server, address } = await listen(serveSite(root), 0, '127.0.0.1');
    return { port: Number(new URL(address).port), stop: async () => server.close() };
  },
};

const caddy: Server = {
  name: 'Caddy',
  missing: () =>
    spawnSync('caddy', ['version']).error && 'Caddy is not installed here: apt-get install caddy',
  async start(root) {
    const port = await freePort();
    return launch('caddy', ['run', '--config', 'deploy/Caddyfile', '--adapter', 'caddyfile'], port, {
      SITE_ROOT: root,
      SITE_ADDRESS: `http://127.0.0.1:${port}`,
    });
  },
};

/** The workflow calls the same version. */
export const WRANGLER = ['--yes', 'wrangler@4.156.0'];

const cloudflare: Server = {
  name: 'Cloudflare (wrangler dev)',
  edge: true,
  missing: () =>
    spawnSync('npx', [...WRANGLER, '--version'], { cwd: tmpdir(), timeout: 120_000 }).status === 0
      ? undefined
      : 'wrangler cannot be fetched from the npm registry here',
  async start(root) {
    const [port, inspector] = [await freePort(), await freePort()];
    const ports = ['--ip', '127.0.0.1', '--port', `${port}`, '--inspector-port', `${inspector}`];
    return launch('npx', [...WRANGLER, 'dev', ...ports, '--assets', root, '--log-level=warn'], port);
  },
};

/** All servers. */
export const SERVERS = [preview, caddy, cloudflare];
