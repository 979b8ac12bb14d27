/** Tests slow clients, broken connections and deploys under load. The results are in docs/load-and-faults.md. */
import { once } from 'node:events';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HASHED_FILES } from '../../../delivery/addresses.ts';
import { writeServerConfig } from '../../../delivery/write-server-config.ts';
import { ask } from '../../servers/client.ts';
import { launchSite } from '../../support/launch.ts';
import { copyOutput, type Running, SERVERS } from '../../support/local-servers.ts';
import { keepAsking } from './keep-asking.ts';

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const openFiles = (pid: number) => readdirSync(`/proc/${pid}/fd`).length;

// Counting open files needs Linux’s `/proc`.
const onLinux = test.skipIf(process.platform !== 'linux');
const withCaddy = (name: string, run: () => Promise<void>) => {
  const missing = SERVERS.caddy.missing();
  return missing ? test.skip(`${name} (${missing})`, () => {}) : onLinux(name, run);
};

describe.each([SERVERS.node, SERVERS.caddy])('$name:', (server) => {
  const missing = server.missing();
  if (missing) return test.skip(missing, () => {});

  let running: Running;
  let copy: ReturnType<typeof copyOutput>;
  beforeAll(async () => {
    copy = copyOutput();
    running = await server.start(copy.root);
  });
  afterAll(async () => {
    await running?.stop();
    copy?.remove();
  });

  test('200 clients that send their request letter by letter do not block others', async () => {
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

  onLinux('clients that disconnect during a response leave no open file', async () => {
    const files = readdirSync(join(copy.root, HASHED_FILES)).filter((file) =>
      /\.(jpe?g|avif|js)$/.test(file),
    );
    await ask(running.port, { path: '/' });
    const before = openFiles(running.pid);
    for (let round = 0; round < 10; round++) {
      await Promise.all(
        Array.from({ length: 30 }, async (_, i) => {
          const socket = connect(running.port, '127.0.0.1').on('error', () => {});
          socket.write(`GET ${HASHED_FILES}${files[i % files.length]} HTTP/1.1\r\nHost: a\r\n\r\n`);
          await Promise.race([once(socket, 'data').catch(() => {}), wait(2000)]);
          socket.destroy();
        }),
      );
    }
    await expect.poll(() => openFiles(running.pid), { timeout: 10_000 }).toBeLessThanOrEqual(before + 3);
  });
});

/** Copies a site and changes its home page and policy to those of a version. @returns the folder of the copy */
async function makeVersion(from: string, folder: string, version: string): Promise<string> {
  const target = join(folder, `built-${version}`);
  cpSync(from, target, { recursive: true, dereference: true });
  for (const suffix of ['.br', '.gz']) {
    // The clients here request uncompressed files only.
    writeFileSync(join(target, `index.html${suffix}`), '');
  }
  const page = readFileSync(join(target, 'index.html'), 'utf8');
  writeFileSync(join(target, 'index.html'), `${page}<style>/* version ${version} */</style>`);
  await writeServerConfig(target);
  return target;
}

/** Expects that the body and the policy of every response are from the same version. */
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

test('Node: a deploy under load mixes no versions and fails no request', async () => {
  const { folder, root: site, remove } = copyOutput();
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
      await wait(20); // as on a slow disk
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

test('npm start: SIGTERM under load finishes all current responses and ends with 0', async () => {
  const site = await launchSite();
  const { port } = new URL(site.address);
  const load = keepAsking(Number(port), '/');
  await load.goOn();
  site.child.kill('SIGTERM');
  expect(await site.ended).toEqual([0, null]);
  const { seen } = await load.stop();
  expect(seen['broken']).toBeUndefined();
});

withCaddy('Caddy: SIGTERM under load finishes all current responses and ends with 0', async () => {
  const copy = copyOutput();
  const running = await SERVERS.caddy.start(copy.root);
  const load = keepAsking(running.port, '/');
  await load.goOn();
  const code = await running.stop();
  const { seen } = await load.stop();
  copy.remove();
  expect(code).toBe(0);
  expect(seen['broken']).toBeUndefined();
});
