import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { ROOT } from './process.ts';

test('a taken port is told in one sentence', async () => {
  const other = createServer().listen(0, 'localhost');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const child = spawn(process.execPath, ['scripts/edit.ts'], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port) },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => {
      output += data;
    });
  }
  const [code] = await once(child, 'close');
  other.close();
  expect(output).toBe(
    `Port ${port} is taken by another program: start on another one with PORT=${port + 1} npm run edit.\n`,
  );
  expect(code).toBe(1);
}, 30_000);
