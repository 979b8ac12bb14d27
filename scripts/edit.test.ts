import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { expect, test } from 'vitest';
import { claimEditor } from './one-editor.ts';
import { ROOT } from './process.ts';

/** Starts the editor where another program listens. @returns its words and its exit code */
async function startBeside(other: Server) {
  other.listen(0, 'localhost');
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
  return { output, code, port };
}

test('a taken port is told in one sentence', async () => {
  const { output, code, port } = await startBeside(createServer());
  expect(output).toBe(
    `Port ${port} is taken by another program: start on another one with PORT=${port + 1} npm run edit.\n`,
  );
  expect(code).toBe(1);
}, 30_000);

test('who starts the editor twice is led to the one that runs', async () => {
  const address = 'http://localhost:4321/@editor';
  const only = await claimEditor(ROOT);
  only.tell(address);
  const { output, code } = await startBeside(createServer());
  only.leave();
  // Whoever runs this may have it open.
  expect(output).toBe(`The editor is open already, at ${only.openAt ?? address}\n`);
  expect(code).toBe(0);
}, 30_000);
