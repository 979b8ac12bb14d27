import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { refuseOlder } from './refuse-older.ts';

let repository: string;
let server: Server;
let address: string;
/** The build note of the public site. */
let note: string;

const git = (...args: string[]) =>
  execFileSync('git', ['-C', repository, ...args], { encoding: 'utf8' }).trim();
function commit(name: string): string {
  const who = ['-c', 'user.name=A', '-c', 'user.email=a@example.org'];
  git(...who, 'commit', '--quiet', '--allow-empty', '-m', name);
  return git('rev-parse', 'HEAD');
}

beforeEach(async () => {
  repository = mkdtempSync(join(tmpdir(), 'refuse-older-'));
  git('init', '--quiet');
  server = createServer((_request, response) => response.end(note)).listen(0, 'localhost');
  await once(server, 'listening');
  address = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.close();
  rmSync(repository, { recursive: true });
});

test('a commit that is older than the public site, or unrelated to it, does not replace the site', async () => {
  const [older, newer] = [commit('older'), commit('newer')];
  note = JSON.stringify({ build: 'b', commit: newer });
  await expect(refuseOlder(address, older, repository)).rejects.toThrow(
    `${address} has commit ${newer.slice(0, 10)}, which ${older.slice(0, 10)} does not include`,
  );
  note = JSON.stringify({ build: 'b', commit: 'f'.repeat(40) });
  await expect(refuseOlder(address, newer, repository)).rejects.toThrow('has commit ffffffffff, which');
});

test.each([
  ['an older commit', (older: string) => JSON.stringify({ build: 'b', commit: older })],
  ['the same commit', (_: string, newer: string) => JSON.stringify({ build: 'b', commit: newer })],
  ['a build without a commit', () => '{"build":"b"}'],
  ['another site', () => '<title>Coming soon</title>'],
])('%s may be replaced', async (_what, say) => {
  const [older, newer] = [commit('older'), commit('newer')];
  note = say(older, newer);
  await refuseOlder(address, newer, repository);
});
