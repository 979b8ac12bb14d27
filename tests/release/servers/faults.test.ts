/** Tests slow clients, broken connections and the end of a server under load. The results are in docs/load-and-faults.md. */
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HASHED_FILES } from '../../../delivery/addresses.ts';
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
