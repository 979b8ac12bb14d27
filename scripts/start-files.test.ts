import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './process.ts';

const COMMAND = 'Edit website.command';
const WITHOUT_NODE =
  'The editor needs Node.js: get it from https://nodejs.org, install it, then open this file again.';
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** Opens the file from a folder of its own, with a PATH that has these programs. */
function start(programs: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'start file '));
  cpSync(join(ROOT, COMMAND), join(folder, COMMAND));
  for (const [name, path] of Object.entries(programs)) symlinkSync(path, join(folder, name));
  const { stdout, status } = spawnSync('/bin/sh', [join(folder, COMMAND)], {
    env: { PATH: folder },
    input: '\n',
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  return { stdout, status };
}

const dirname = '/usr/bin/dirname';

test.skipIf(existsSync('/usr/local/bin/node') || !existsSync(dirname))(
  'who has no Node.js reads in one sentence where to get it',
  () => {
    expect(start({ dirname })).toEqual({
      stdout: `\n${WITHOUT_NODE}\nPress Enter to close this window. `,
      status: 1,
    });
  },
);

test.skipIf(!existsSync(dirname))('when the editor does not start, the window stays open', () => {
  const { stdout, status } = start({ dirname, node: process.execPath });
  expect(stdout).toContain('The editor did not start: the lines above say why.\nPress Enter');
  expect(status).toBe(1);
});

test.skipIf(!existsSync(dirname))('the file for Linux starts the one beside it, wherever both are', () => {
  const folder = mkdtempSync(join(tmpdir(), 'a folder '));
  writeFileSync(join(folder, COMMAND), '#!/bin/sh\necho "$0"\n', { mode: 0o755 });
  const [, command] = /^Exec=sh -c "(.*)" %k$/m.exec(read('Edit website.desktop'))!;
  // As the Desktop Entry Specification has it: twice escaped.
  const script = command!.replaceAll('\\\\', '\\').replaceAll('\\$', '$');
  const { stdout } = spawnSync('/bin/sh', ['-c', script, join(folder, 'Edit website.desktop')], {
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  expect(stdout).toBe(`${join(folder, COMMAND)}\n`);
});

test('each system has its file, which says the same', () => {
  const windows = read('Edit website.cmd');
  expect(windows).toContain(WITHOUT_NODE);
  expect(windows.split('\r\n').length).toBe(windows.split('\n').length);
  for (const file of [COMMAND, 'Edit website.desktop'])
    expect(statSync(join(ROOT, file)).mode & 0o111, file).not.toBe(0);
});
