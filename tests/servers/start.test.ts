/** Whoever runs `npm start` on a machine that cannot serve the site reads why, in one sentence with the remedy. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DIST, ROOT } from '../../scripts/process.ts';
import { takeFolder } from '../../src/one-build.ts';

const isRoot = process.getuid?.() === 0;
const NOBODY = 65_534;

/** Runs the command until it ends. @param env variables for it @param uid the account that runs it */
function start(env: Record<string, string>, uid?: number) {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/start.ts'], {
    cwd: ROOT,
    env: { ...process.env, HOST: '127.0.0.1', ...env },
    encoding: 'utf8',
    // A command that does not fail would serve the site for ever.
    timeout: 20_000,
    uid,
  });
  return { status, lines: stderr.trim().split('\n') };
}

test('a port in use', async () => {
  const other = createServer();
  const port = await new Promise<string>((resolve) => {
    other.listen(0, '127.0.0.1', () => resolve(`${(other.address() as { port: number }).port}`));
  });
  const { status, lines } = start({ PORT: port });
  other.close();
  expect(status).toBe(1);
  expect(lines).toEqual([
    `Port ${port} on 127.0.0.1 is in use by another program: choose another port, for example PORT=4180 npm start.`,
  ]);
});

test.skipIf(!isRoot)('a folder of another account', () => {
  const { status, lines } = start({ PORT: '0' }, NOBODY);
  expect(status).toBe(1);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/ must be readable and writable: change its permissions, or copy the project /);
});

test('a build that fails', () => {
  const empty = mkdtempSync(join(tmpdir(), 'no-content-'));
  const { status, lines } = start({ PORT: '0', CONTENT_DIR: empty });
  rmSync(empty, { recursive: true });
  expect(status).toBe(1);
  expect(lines.at(-1)).toBe('The build failed: correct the error above, then try again.');
});

test('another build in the folder', async () => {
  const other = await takeFolder(join(DIST, '/'));
  const { status, lines } = start({ PORT: '0' });
  other.close();
  expect(status).toBe(1);
  expect(lines.join(' ')).toContain(`Another build is writing into ${DIST}/: wait until it has finished`);
  expect(lines.join(' ')).not.toMatch(/ at .*:\d+:\d+/);
});

test('a build that was killed does not stop the next one', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'killed-'));
  const code = `import { takeFolder } from './src/one-build.ts';
    await takeFolder('${folder}');
    process.kill(process.pid, 'SIGKILL');`;
  const { signal } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], { cwd: ROOT });
  expect(signal).toBe('SIGKILL');
  (await takeFolder(folder)).close();
  rmSync(folder, { recursive: true });
});
