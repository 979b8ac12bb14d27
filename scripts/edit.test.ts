import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './process.ts';

/** Starts `npm run edit`, which is expected to end by itself. @returns its output and its exit code */
async function startEdit(env: Record<string, string>) {
  const child = spawn(process.execPath, ['scripts/edit.ts'], { cwd: ROOT, env: { ...process.env, ...env } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => {
      output += data;
    });
  }
  const [code] = await once(child, 'close');
  return { output, code };
}

test('a port in use is reported in one sentence', async () => {
  const other = createServer().listen(0, 'localhost');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  expect(await startEdit({ PORT: String(port) })).toEqual({
    output: `Port ${port} is in use by another program: use another port with PORT=${port + 1} npm run edit.\n`,
    code: 1,
  });
  other.close();
}, 30_000);

test('a file that the CMS would show empty is reported with its line and the remedy', async () => {
  const content = mkdtempSync(join(tmpdir(), 'edit-'));
  cpSync('tests/fixtures/company', content, { recursive: true });
  writeFileSync(join(content, 'pages/about.yaml'), 'title: "About\nblocks: []\n');
  const { output, code } = await startEdit({ CONTENT_DIR: content, PORT: '0' });
  rmSync(content, { recursive: true });
  expect(output).toMatch(
    /^content\/pages\/about\.yaml, line \d+, column \d+: cannot be read .*quotation marks.*\n$/,
  );
  expect(code).toBe(1);
}, 30_000);
