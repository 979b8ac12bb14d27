/** What goes wrong in public, tried on the servers that owners run; docs/load-and-faults.md has what was seen. */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { rename } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { writeSettings } from '../../deploy/settings.ts';
import { launchSite } from '../support/launch.ts';
import { ask } from './client.ts';
import { copySite, type Running, SERVERS, type Server } from './servers.ts';

const execute = promisify(execFile);
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const RELEASE = 'deploy/release.sh';

const openFiles = (pid: number) => readdirSync(`/proc/${pid}/fd`).length;

test.skip(process.platform !== 'linux', 'open files and signals are counted the Linux way');
test.describe.configure({ mode: 'default', timeout: 60_000 });

const CLIENTS = 20;

/** Keeps clients asking until told to stop. @returns what they met: `200`, `refused`, or `broken` */
function keepAsking(port: number, path: string) {
  const seen: Record<string, number> = {};
  const bodies: { body: string; policy: string }[] = [];
  const agent = new Agent({ keepAlive: true, maxSockets: 20 });
  let isOver = false;
  const client = async () => {
    while (!isOver) {
      const outcome = await new Promise<string>((resolve) => {
        let hasAnswered = false;
        const request = get({ port, host: '127.0.0.1', path, agent }, (response) => {
          hasAnswered = true;
          response.toArray().then(
            (chunks) => {
              const policy = String(response.headers['content-security-policy']);
              bodies.push({ body: Buffer.concat(chunks).toString(), policy });
              resolve(String(response.statusCode));
            },
            () => resolve('broken'),
          );
        });
        request.on('error', () => {
          // A kept connection that closes before an answer begins: every browser asks again on another.
          if (!hasAnswered && request.reusedSocket) resolve('again');
          else resolve(hasAnswered ? 'broken' : 'refused');
        });
      });
      if (outcome === 'again') continue;
      seen[outcome] = (seen[outcome] ?? 0) + 1;
      if (outcome === 'refused') await wait(20);
    }
  };
  const clients = Array.from({ length: CLIENTS }, client);
  const stop = async () => {
    isOver = true;
    await Promise.all(clients);
    agent.destroy();
    return { seen, bodies };
  };
  /** Waits until each client has asked since. */
  const goOn = () => {
    const enough = (seen['200'] ?? 0) + 2 * CLIENTS;
    return expect.poll(() => seen['200'] ?? 0).toBeGreaterThanOrEqual(enough);
  };
  return { goOn, stop };
}

for (const server of [SERVERS.node, SERVERS.caddy] as Server[]) {
  test.describe(`${server.name}:`, () => {
    const missing = server.missing();
    test.skip(missing !== undefined, missing);
    let running: Running;
    let copy: ReturnType<typeof copySite>;
    test.beforeAll(async () => {
      copy = copySite();
      running = await server.start(copy.site);
    });
    test.afterAll(async () => {
      await running?.stop();
      copy?.remove();
    });

    test('200 clients that send their request letter by letter do not stop others', async () => {
      const slow: Socket[] = Array.from({ length: 200 }, () => connect(running.port, '127.0.0.1'));
      try {
        await Promise.all(slow.map((socket) => once(socket, 'connect')));
        for (const socket of slow) socket.on('error', () => {});
        for (const letter of 'GET / HTTP/1.1\r\n') {
          for (const socket of slow) socket.write(letter);
          expect((await ask(running.port, { path: '/' })).status).toBe(200);
        }
        expect(slow.filter(({ closed }) => closed)).toEqual([]);
      } finally {
        for (const socket of slow) socket.destroy();
      }
    });

    test('clients that hang up in the middle of an answer leave no open file', async () => {
      const files = readdirSync(join(copy.site, '_astro')).filter((file) => /\.(jpe?g|avif|js)$/.test(file));
      await ask(running.port, { path: '/' });
      const before = openFiles(running.pid);
      for (let round = 0; round < 10; round++) {
        await Promise.all(
          Array.from({ length: 30 }, async (_, i) => {
            const socket = connect(running.port, '127.0.0.1').on('error', () => {});
            socket.write(`GET /_astro/${files[i % files.length]} HTTP/1.1\r\nHost: a\r\n\r\n`);
            await Promise.race([once(socket, 'data').catch(() => {}), wait(2000)]);
            socket.destroy();
          }),
        );
      }
      await expect.poll(() => openFiles(running.pid), { timeout: 10_000 }).toBeLessThanOrEqual(before + 3);
    });
  });
}

/** Changes a copy of the site so that its page and its policy tell its version. */
async function makeVersion(from: string, folder: string, version: string): Promise<string> {
  const target = join(folder, `built-${version}`);
  cpSync(from, target, { recursive: true, dereference: true });
  for (const suffix of ['.br', '.gz']) {
    // The clients here ask for the plain form.
    writeFileSync(join(target, `index.html${suffix}`), '');
  }
  const page = readFileSync(join(target, 'index.html'), 'utf8');
  writeFileSync(join(target, 'index.html'), `${page}<style>/* version ${version} */</style>`);
  await writeSettings(target);
  return target;
}

/** Every answer is whole, and its policy allows what it inlines: both are of one version. */
function expectOneVersion(
  bodies: { body: string; policy: string }[],
  versions: Record<string, string>,
): void {
  const policies = new Map<string, string>();
  for (const { body, policy } of bodies) {
    const version = /\/\* version (\w+)/.exec(body)?.[1] ?? 'none';
    if (!policies.has(version)) policies.set(version, policy);
    expect(policy, `the policy of version ${version}`).toBe(policies.get(version));
  }
  expect([...policies.keys()].sort()).toEqual(Object.keys(versions).sort());
  expect(new Set(policies.values()).size).toBe(policies.size);
}

test('Node: a deploy under load mixes nothing and fails nothing', async () => {
  const { folder, site, remove } = copySite();
  const versions = {
    one: await makeVersion(site, folder, 'one'),
    two: await makeVersion(site, folder, 'two'),
  };
  const root = join(folder, 'dist');
  await rename(versions.one, root);
  const running = await SERVERS.node.start(root);
  const load = keepAsking(running.port, '/');
  try {
    const [one, two] = [join(folder, 'one'), versions.two];
    for (let turn = 0; turn < 5; turn++) {
      await load.goOn();
      await rename(root, one);
      await wait(20); // a slow disk
      await rename(two, root);
      await load.goOn();
      await rename(root, two);
      await rename(one, root);
    }
    const { seen, bodies } = await load.stop();
    expect(Object.keys(seen)).toEqual(['200']);
    expectOneVersion(bodies, versions);
  } finally {
    await load.stop();
    await running.stop();
    remove();
  }
});

test('Caddy: a deploy under load, and the way back, mix nothing and fail nothing', async () => {
  test.skip(SERVERS.caddy.missing() !== undefined, SERVERS.caddy.missing());
  const { folder, site, remove } = copySite();
  const versions = {
    one: await makeVersion(site, folder, 'one'),
    two: await makeVersion(site, folder, 'two'),
  };
  const home = join(folder, 'srv');
  const publish = (what: string, env = {}) =>
    execute(RELEASE, [home, what], { env: { ...process.env, ...env } });
  await publish(versions.one);
  const running = await SERVERS.caddy.start(join(home, 'current'));
  const reload = { ...running.env, RELOAD: 'caddy reload --config deploy/Caddyfile' };
  const load = keepAsking(running.port, '/');
  try {
    for (let turn = 0; turn < 2; turn++) {
      await load.goOn();
      await publish(versions.two, reload);
      await load.goOn();
      await publish('--back', reload);
    }
    const { seen, bodies } = await load.stop();
    // Caddy 2.6 drops what waits to be accepted while it reads its configuration again.
    const { refused = 0, ...others } = seen;
    expect(refused).toBeLessThanOrEqual(Math.ceil(bodies.length / 50));
    expect(Object.keys(others)).toEqual(['200']);
    console.log(`${bodies.length} answers during four deploys, ${refused} connections refused`);
    expectOneVersion(bodies, versions);
    expect(readdirSync(join(home, 'releases')).length).toBeLessThanOrEqual(5);
  } finally {
    await load.stop();
    await running.stop();
    remove();
  }
});

test('a release keeps the hashed files that open pages still ask for', async () => {
  const { folder, site, remove } = copySite();
  try {
    const home = join(folder, 'srv');
    await execute(RELEASE, [home, site]);
    writeFileSync(join(site, '_astro/next.1a2b.js'), '');
    const old = readdirSync(join(site, '_astro')).find((file) => file.endsWith('.woff2'))!;
    rmSync(join(site, '_astro', old));
    await execute(RELEASE, [home, site]);
    const files = readdirSync(join(home, 'current/_astro'));
    expect(files).toContain(old);
    expect(files).toContain('next.1a2b.js');
  } finally {
    remove();
  }
});

test('old releases are removed, and nothing beside them', async () => {
  const { folder, site, remove } = copySite();
  try {
    const home = join(folder, 'my site');
    const neighbour = join(folder, 'my');
    const old = [1, 2, 3, 4, 5].map((day) => join(home, `releases/2000010${day}`));
    for (const path of [...old, neighbour]) mkdirSync(path, { recursive: true });
    await execute(RELEASE, [home, site]);
    expect(old.map((path) => existsSync(path))).toEqual([false, true, true, true, true]);
    expect(existsSync(neighbour)).toBe(true);
  } finally {
    remove();
  }
});

test('a full disk, a folder without a site and a server that refuses leave the last release', async () => {
  const { folder, site, remove } = copySite();
  const home = join(folder, 'srv');
  mkdirSync(home);
  const isMounted = await execute('mount', ['-t', 'tmpfs', '-o', 'size=24m', 'none', home]).then(
    () => true,
    () => false,
  );
  try {
    await execute(RELEASE, [home, site]);
    const current = readlinkSync(join(home, 'current'));
    await expect(execute(RELEASE, [home, folder])).rejects.toThrow('holds no built site');
    const refused = execute(RELEASE, [home, site], { env: { ...process.env, RELOAD: 'false' } });
    await expect(refused).rejects.toThrow();
    expect(readlinkSync(join(home, 'current'))).toBe(current);
    if (isMounted) {
      writeFileSync(join(site, 'large.txt'), Buffer.alloc(24 * 2 ** 20));
      await expect(execute(RELEASE, [home, site])).rejects.toThrow('No space left');
      expect(readlinkSync(join(home, 'current'))).toBe(current);
    }
    expect(readdirSync(join(home, 'releases'))).toEqual([realpathSync(current).split('/').at(-1)]);
  } finally {
    if (isMounted) await execute('umount', [home]);
    remove();
  }
});

test('npm start: SIGTERM under load finishes what is under way and ends with 0', async () => {
  const site = await launchSite();
  const { port } = new URL(site.address);
  const load = keepAsking(Number(port), '/');
  await load.goOn();
  site.child.kill('SIGTERM');
  expect(await site.ended).toEqual([0, null]);
  const { seen } = await load.stop();
  expect(seen['broken']).toBeUndefined();
});

test('Caddy: SIGTERM under load finishes what is under way and ends with 0', async () => {
  test.skip(SERVERS.caddy.missing() !== undefined, SERVERS.caddy.missing());
  const copy = copySite();
  const running = await SERVERS.caddy.start(copy.site);
  const load = keepAsking(running.port, '/');
  await load.goOn();
  const code = await running.stop();
  const { seen } = await load.stop();
  copy.remove();
  expect(code).toBe(0);
  expect(seen['broken']).toBeUndefined();
});
