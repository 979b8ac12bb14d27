/** Tests releases to Cloudflare with a stand-in for wrangler, which publishes on a local server. */
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freePort } from '../../tests/support/local-servers.ts';
import { readManifest, writeManifest } from '../manifest.ts';
import { createServer } from '../preview-server.ts';
import { writeServerConfig } from '../write-server-config.ts';
import { deploy, listVersions, rollBack } from './cloudflare.ts';

let folder: string;
let server: FastifyInstance | undefined;
let target: Parameters<typeof deploy>[0];
const said: string[] = [];
const say = (line: string) => said.push(line);

/** Publishes the folder of `--assets`, or restores the previous version. Fails if there is a file named `fail`. */
const WRANGLER = `#!/bin/sh
cd "$STAND_IN"
echo "$@" >> asked
[ ! -e fail ] || exit 1
case $1 in
  deploy) [ ! -e deaf ] || exit 0; cp -R "$5" next; rm -rf previous; mv public previous; mv next public;;
  rollback) rm -rf public; mv previous public;;
esac
`;

async function build(version: string): Promise<string> {
  const dist = join(folder, `dist-${version}`);
  mkdirSync(join(dist, 'ar'), { recursive: true });
  for (const file of ['index.html', '404.html', 'ar/404.html'])
    writeFileSync(join(dist, file), `<title>${version}</title>${file}`);
  await writeServerConfig(dist);
  await writeManifest(dist);
  return dist;
}

async function release(version: string): Promise<void> {
  const dist = await build(version);
  await deploy(target, folder, dist, { build: (await readManifest(dist)).build }, say);
}

const asked = () => readFileSync(join(folder, 'asked'), 'utf8').trim().split('\n');
const served = async () => /<title>(\w+)/.exec(await (await fetch(target.address)).text())?.[1];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cloudflare-test-'));
  said.length = 0;
  mkdirSync(join(folder, 'bin'));
  writeFileSync(join(folder, 'bin/wrangler'), WRANGLER);
  chmodSync(join(folder, 'bin/wrangler'), 0o755);
  vi.stubEnv('PATH', `${folder}/bin:${process.env['PATH']}`);
  vi.stubEnv('STAND_IN', folder);
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  target = { kind: 'cloudflare', name: 'website', address, public: true, wait: 1 };
  // Another program has published something here before.
  mkdirSync(join(folder, 'public'));
  for (const file of ['index.html', '404.html'])
    writeFileSync(join(folder, 'public', file), '<title>other</title>');
  server = await createServer({ root: join(folder, 'public') });
  await server.listen({ port, host: '127.0.0.1' });
});
afterEach(async () => {
  await server?.close();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test('a build is public when the address serves it', async () => {
  await release('one');
  expect(await served()).toBe('one');
  expect(asked()).toEqual([expect.stringMatching(/^deploy --name website --assets \S+$/)]);
  expect(existsSync(asked()[0]!.split(' ').at(-1)!)).toBe(false);
  expect(said).toEqual([
    expect.stringMatching(/^Upload: build \w+ to Cloudflare/),
    expect.stringMatching(/^Check: /),
  ]);
});

test('a trial is rolled back if search engines may list it', async () => {
  await release('one');
  target = { ...target, public: false };
  // This server does not send the headers in _headers, as Cloudflare would.
  await expect(release('two')).rejects.toThrow(
    /^\S+ does not serve this build: .*search engines are told to list it\.\n\S+ serves the previous version again\.$/,
  );
  expect(await served()).toBe('one');
  expect(asked().at(-1)).toBe('rollback --name website --yes --message Taken back');
});

test('a build that does not arrive is reported, and so is a failed rollback', async () => {
  await release('one');
  writeFileSync(join(folder, 'deaf'), '');
  mkdirSync(join(folder, 'previous'), { recursive: true });
  await expect(release('two')).rejects.toThrow(
    /build\.json is from another build\.\n\S+ does not serve the previous version either: look at Cloudflare now\.$/,
  );
});

test('the first release is not rolled back', async () => {
  writeFileSync(join(folder, 'deaf'), '');
  await expect(release('one')).rejects.toThrow(
    /There is no previous release to restore: check that the address/,
  );
  expect(asked()).toHaveLength(1);
});

test('the error for a missing wrangler says how to install it', async () => {
  vi.stubEnv('PATH', '');
  await expect(release('one')).rejects.toThrow('is not installed here: run npm ci');
});

test('an error from wrangler is reported', async () => {
  writeFileSync(join(folder, 'fail'), '');
  await expect(release('one')).rejects.toThrow('wrangler deploy failed: see above.');
  expect(await served()).toBe('other');
});

test('versions can be listed, and one of them restored', async () => {
  await release('one');
  await listVersions(target, folder);
  await rollBack(target, folder, '0a1b2c3d');
  expect(asked().slice(1)).toEqual([
    'deployments list --name website',
    'rollback 0a1b2c3d --name website --yes --message Taken back',
  ]);
});
