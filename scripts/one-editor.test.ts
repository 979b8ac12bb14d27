import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { claimEditor } from './one-editor.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'one-editor-'));
  vi.stubEnv('TMPDIR', folder);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** Claims the folder in another process, which keeps running. */
async function claimElsewhere() {
  const module = new URL('one-editor.ts', import.meta.url).href;
  const program = `
    const { claimEditor } = await import(process.argv[1]);
    await claimEditor(process.argv[2]);
    console.log('claimed');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, module, folder]);
  await once(child.stdout, 'data');
  return child;
}

test('the second editor gets the address as soon as the first editor is ready', async () => {
  const first = await claimEditor(folder);
  const second = claimEditor(folder);
  expect(first.openAt).toBeUndefined();
  first.tell('http://localhost:4321/@editor');
  expect((await second).openAt).toBe('http://localhost:4321/@editor');
  first.leave();
});

test('if two editors start at once after a third was killed, one of them gets the address of the other', async () => {
  const killed = await claimElsewhere();
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  const starting = [claimEditor(folder), claimEditor(folder)];
  const first = await Promise.race(starting);
  first.tell('http://localhost:4321/@editor');
  const addresses = (await Promise.all(starting)).map(({ openAt }) => openAt);
  expect(addresses.sort()).toEqual(['http://localhost:4321/@editor', undefined]);
  first.leave();
});

test('an editor that was killed, or ends before it is ready, does not block others', async () => {
  const killed = await claimElsewhere();
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  const starting = await claimElsewhere();
  const waiting = claimEditor(folder);
  starting.kill('SIGKILL');
  const { openAt, leave } = await waiting;
  expect(openAt).toBeUndefined();
  leave();
});
