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
import { afterAll, describe, expect, test } from 'vitest';
import { ROOT } from './process.ts';

const COMMAND = 'Edit website.command';
const WITHOUT_NODE =
  'The editor needs Node.js: get it from https://nodejs.org, install it, then open this file again.';
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** Opens the file in a new folder, with a PATH that contains only these programs. */
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
  'without Node.js, a message says where to get it',
  () => {
    expect(start({ dirname })).toEqual({
      stdout: `\n${WITHOUT_NODE}\nPress Enter to close this window. `,
      status: 1,
    });
  },
);

test.skipIf(!existsSync(dirname))('if the editor does not start, the window stays open', () => {
  const { stdout, status } = start({ dirname, node: process.execPath });
  expect(stdout).toContain('The editor did not start: the lines above say why.\nPress Enter');
  expect(status).toBe(1);
});

describe('the file for Linux starts the command file in the same folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'a folder & more '));
  const file = join(folder, 'Edit website.desktop');
  writeFileSync(join(folder, COMMAND), '#!/bin/sh\npwd\n', { mode: 0o755 });
  afterAll(() => rmSync(folder, { recursive: true }));
  // The line contains no backslash, so all desktops read it alike, whether or not they unescape it.
  const [, script] = /^Exec=sh -c '([^'\\%]*)' %k$/m.exec(read('Edit website.desktop'))!;

  test.skipIf(!existsSync(dirname)).each([
    ['GNOME and Xfce pass the path of the file', [file]],
    ['PCManFM passes the folder as several words', folder.split(' ')],
    ['gio passes nothing, but starts in the folder', []],
  ])('%s', (_who, place) => {
    const { stdout } = spawnSync('sh', ['-c', script!, ...place], {
      cwd: place.length > 0 ? tmpdir() : folder,
      encoding: 'utf8',
    });
    expect(stdout).toBe(`${folder}\n`);
  });
});

test('the files for all systems show the same message', () => {
  const windows = read('Edit website.cmd');
  expect(windows).toContain(WITHOUT_NODE);
  expect(windows.split('\r\n').length).toBe(windows.split('\n').length);
  for (const file of [COMMAND, 'Edit website.desktop'])
    expect(statSync(join(ROOT, file)).mode & 0o111, file).not.toBe(0);
});
