/** Tests of releases without a server; tests/release/servers/ has the tests with servers. */
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { goBack, listReleases, publish } from './release.ts';
import type { MachineTarget } from './settings.ts';

let folder: string;
const target = (name: string): MachineTarget => ({
  kind: 'folder',
  folder: join(folder, name),
  address: 'http://localhost:9',
  reload: 'true',
  public: true,
  wait: 1,
  keep: 2,
});
const quiet = () => {};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-test-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('before the first release, the list says that there is none', async () => {
  expect(await listReleases(target(''))).toEqual(['There are no releases yet.']);
  expect(readdirSync(folder)).toEqual([]);
});

test.each([
  ['lists', () => listReleases(target('my sit'))],
  ['goes back', () => goBack(target('my sit'), undefined, quiet)],
  ['publishes', () => publish(target('my sit'), folder, { build: 'abc' }, quiet)],
])('a command that %s with a wrong folder name reports it and creates nothing', async (_what, act) => {
  await expect(act()).rejects.toThrow(
    `There is no folder ${folder}/my sit: create it, or correct \`folder\` in deploy.yaml.`,
  );
  expect(existsSync(join(folder, 'my sit'))).toBe(false);
});
