import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readTarget } from './settings.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'settings-test-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const VALID = {
  kind: 'ssh',
  address: 'https://www.example.com',
  host: 'deploy@www.example.com',
  folder: '/srv/site',
  reload: 'systemctl reload-or-restart caddy',
};

/** Reads a target from a file with the given content, or with the given fields. */
function read(content: unknown, name: string | undefined = 'public') {
  const file = join(folder, 'deploy.yaml');
  writeFileSync(
    file,
    typeof content === 'string' ? content : JSON.stringify({ targets: { public: content } }),
  );
  return readTarget(file, name);
}

test('a target has defaults', async () => {
  expect(await read(VALID)).toEqual({ ...VALID, public: true, keep: 5, wait: 30 });
});

test('the address of a local trial may have a port', async () => {
  const address = 'http://127.0.0.1:8080';
  expect(await read({ ...VALID, address })).toMatchObject({ address });
});

test('the error for an unknown target lists the targets of the file', async () => {
  const file = join(folder, 'deploy.yaml');
  writeFileSync(file, JSON.stringify({ targets: { public: VALID, staging: VALID } }));
  await expect(readTarget(file, 'live')).rejects.toThrow('deploy.yaml has public, staging.');
  await expect(readTarget(file, undefined)).rejects.toThrow('deploy.yaml has public, staging.');
});

test('the settings of the project are complete', async () => {
  const path = join(import.meta.dirname, '../../deploy.yaml');
  expect((await readTarget(path, 'public')).public).toBe(true);
  expect((await readTarget(path, 'staging')).public).toBe(false);
});

test.each([
  [{ address: undefined }, '`address`: is missing or wrong: write the public address'],
  [{ address: 'www.example.com' }, '`address`: is missing or wrong'],
  [{ address: 'https://www.example.com/' }, '`address`: is missing or wrong'],
  [{ address: 'see https://www.example.com' }, '`address`: is missing or wrong'],
  [{ address: 'http://localhost:x' }, '`address`: is missing or wrong'],
  [{ folder: undefined }, '`folder`: is missing or wrong: write the whole path'],
  [{ folder: 'srv/site' }, '`folder`: is missing or wrong'],
  [{ reload: undefined }, '`reload`: is missing or wrong: write the command'],
  [{ reload: ' ' }, '`reload`: is missing or wrong'],
  [{ host: undefined }, '`host`: is missing or wrong: write the account and the machine'],
  [{ host: '-oProxyCommand=x' }, '`host`: is missing or wrong'],
  [{ host: 'deploy@www.example.com -v' }, '`host`: is missing or wrong'],
  [{ keep: 1 }, '`keep`: is missing or wrong: write the number of releases to keep'],
  [{ keep: 101 }, '`keep`: is missing or wrong'],
  [{ keep: 'many' }, '`keep`: is missing or wrong'],
  [{ wait: 0 }, '`wait`: is missing or wrong: write the seconds'],
  [{ wait: 601 }, '`wait`: is missing or wrong'],
  [{ wait: 'long' }, '`wait`: is missing or wrong'],
  [{ public: 'no' }, '`public`: is missing or wrong: write `true`, or `false`'],
  [{ relaod: 'x' }, '`relaod`: is not a setting'],
  [{ kind: 'ftp' }, '`kind`: is missing or wrong: write `folder`, `ssh` or `cloudflare`'],
  [{ kind: 'cloudflare', name: ' ' }, '`name`: is missing or wrong: write the name of the worker'],
])('%j is refused, and the message names the file, field and remedy', async (change, message) => {
  await expect(read({ ...VALID, ...change })).rejects.toThrow(`deploy.yaml, targets, public, ${message}`);
});

test.each([
  ['targets: [', 'public', 'deploy.yaml, line 1: '],
  ['# nothing', 'public', 'deploy.yaml, `targets`: is missing or wrong'],
  ['targets:', 'public', 'deploy.yaml, `targets`: is missing or wrong: name at least one target under it'],
  [VALID, 'pubic', 'There is no target "pubic": deploy.yaml has public.'],
  [VALID, '__proto__', 'There is no target "__proto__"'],
])('%j with target %s is refused', async (content, name, message) => {
  await expect(read(content, name)).rejects.toThrow(message);
});

test('a target is required', async () => {
  await read(VALID);
  await expect(readTarget(join(folder, 'deploy.yaml'), undefined)).rejects.toThrow('Name a target');
  await expect(readTarget(join(folder, 'none.yaml'), 'public')).rejects.toThrow('none.yaml is missing');
});
