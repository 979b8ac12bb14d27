import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { expect, test } from 'vitest';
import { claimEditor } from './one-editor.ts';
import { ROOT } from './process.ts';

/** Starts the editor on the port of another program. @returns its output and its exit code */
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

test('a port in use is reported in one sentence', async () => {
  const { output, code, port } = await startBeside(createServer());
  expect(output).toBe(
    `Port ${port} is in use by another program: use another port with PORT=${port + 1} npm run edit.\n`,
  );
  expect(code).toBe(1);
}, 30_000);

test('a second start of the editor names the address of the running editor', async () => {
  const address = 'http://localhost:4321/@editor';
  const only = await claimEditor(ROOT);
  only.tell(address);
  const { output, code } = await startBeside(createServer());
  only.leave();
  // The editor may be open on the machine that runs this test.
  expect(output).toBe(`The editor is already open at ${only.openAt ?? address}\n`);
  expect(code).toBe(0);
}, 30_000);
