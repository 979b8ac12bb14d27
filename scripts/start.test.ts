import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { readPort } from './port.ts';
import { ROOT } from './process.ts';

afterEach(() => vi.unstubAllEnvs());

/** Runs the script of `npm start` to its end. All these runs end before a build. */
async function start(env: Record<string, string>) {
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: ROOT,
    env: { ...process.env, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => {
      output += data;
    });
  }
  const [code] = await once(child, 'close');
  return { code, output };
}

test.each(['localhost', '127.0.0.1', '0.0.0.0'])(
  'a port in use on %s is reported in one sentence, before the build',
  async (HOST) => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { code, output } = await start({ PORT: String(port), HOST });
    other.close();
    expect(output).toBe(
      `Port ${port} is in use by another program: use another port with PORT=${port + 1} npm start.\n`,
    );
    expect(code).toBe(1);
  },
);

test.each(['abc', '-1', '65536', '80.5', '0x50', ' '])('PORT=%j is refused', (text) => {
  vi.stubEnv('PORT', text);
  expect(() => readPort(4173)).toThrow(`PORT must be a whole number from 0 to 65535, not "${text}".`);
});

test.each([
  [undefined, 4173],
  ['', 4173],
  ['0', 0],
  ['65535', 65535],
])('PORT=%j means port %i', (text, port) => {
  vi.stubEnv('PORT', text);
  expect(readPort(4173)).toBe(port);
});

test('an address of another machine is refused', async () => {
  const { code, output } = await start({ PORT: '0', HOST: '192.0.2.1' });
  expect(output).toBe('HOST "192.0.2.1" is not an address of this machine.\n');
  expect(code).toBe(1);
});
