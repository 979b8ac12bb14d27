/** What a release says before it needs a server; tests/release/servers/ has the rest. */
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

test('who lists the releases before the first is told that there is none', async () => {
  expect(await listReleases(target(''))).toEqual(['Nothing was released there yet.']);
  expect(readdirSync(folder)).toEqual([]);
});

test.each([
  ['lists', () => listReleases(target('my sit'))],
  ['goes back', () => goBack(target('my sit'), undefined, quiet)],
  ['publishes', () => publish(target('my sit'), folder, { build: 'abc' }, quiet)],
])('who %s with a mistake in the folder’s name is told, and nothing is made', async (_what, act) => {
  await expect(act()).rejects.toThrow(
    `There is no folder ${folder}/my sit: make it, or correct \`folder\` in deploy.yaml.`,
  );
  expect(existsSync(join(folder, 'my sit'))).toBe(false);
});
