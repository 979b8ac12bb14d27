/** Tests releases and rollbacks with forced failures, on real web servers. See docs/decisions/releases.md for results. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { HASHED_FILES, OWN_PAGES_FILE } from '../../../delivery/addresses.ts';
import { contentSecurityPolicy } from '../../../delivery/content-security-policy.ts';
import { readManifest, writeManifest } from '../../../delivery/manifest.ts';
import { goBack, listReleases, publish } from '../../../delivery/release/release.ts';
import type { MachineTarget } from '../../../delivery/release/settings.ts';
import { writeServerConfig } from '../../../delivery/write-server-config.ts';
import { ROOT } from '../../../scripts/process.ts';
import { freePort, type Running, SERVERS } from '../../support/local-servers.ts';
import { keepAsking } from './keep-asking.ts';

const RUN = join(ROOT, 'tests/release/servers/run-release.ts');
const DAY = 24 * 3600;
/** How long a release may take on a busy machine, in milliseconds. */
const PATIENCE = 60_000;

let folder: string;
let home: string;
let running: Running;
let target: MachineTarget;

/** Writes a small site whose pages, policies and hashed file depend on its version. @returns its folder */
async function build(version: string): Promise<string> {
  const dist = join(folder, `dist-${version}`);
  for (const name of ['_', 'ar']) mkdirSync(join(dist, name), { recursive: true });
  for (const file of ['index.html', 'about.html', '404.html', 'ar/404.html'])
    writeFileSync(join(dist, file), `<title>${version}</title><style>/* ${file} of ${version} */</style>`);
  writeFileSync(join(dist, `_/script.${version}.js`), `/* ${version} */`);
  writeFileSync(join(dist, 'robots.txt'), 'User-agent: *\n');
  writeFileSync(join(dist, 'google1a2B.html'), 'google-site-verification: google1a2B.html');
  mkdirSync(join(dist, '.server'));
  writeFileSync(join(dist, OWN_PAGES_FILE), '["google1a2B.html"]');
  await writeServerConfig(dist);
  await writeManifest(dist);
  return dist;
}

const note = async (dist: string) => ({ build: (await readManifest(dist)).build });
const quiet = () => {};

async function release(version: string, changes: Partial<MachineTarget> = {}) {
  const dist = await build(version);
  return publish({ ...target, ...changes } as MachineTarget, dist, await note(dist), quiet);
}

const get = (path: string) => fetch(target.address + path);
/** The version at the public address. */
const served = async () => /<title>(\w+)/.exec(await (await get('/')).text())?.[1];
const releases = () => readdirSync(join(home, 'releases')).sort();

/**
 * Publishes a release in a separate process.
 * @param options `killAt`: the beginning of the output line at which the process is killed. `wrap`: a command that runs the
 * process. `env`: environment variables.
 * @returns the lines of its output
 */
async function runRelease(
  version: string,
  { killAt, wrap = [], env = {} }: { killAt?: string; wrap?: string[]; env?: Record<string, string> } = {},
) {
  const dist = await build(version);
  const [command, ...args] = [...wrap, process.execPath, RUN];
  const job = JSON.stringify({ target, dist, note: await note(dist) });
  const child = spawn(command!, [...args, job], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  createInterface(child.stdout).on('line', (line) => {
    lines.push(line);
    if (killAt && line.startsWith(killAt)) child.kill('SIGKILL');
  });
  await once(child, 'close');
  return lines;
}

async function start(server: typeof SERVERS.caddy): Promise<void> {
  running = await server.start(join(home, 'current'));
  const variables = Object.entries(running.env ?? {}).map(([name, value]) => `${name}='${value}'`);
  target = {
    kind: 'folder',
    address: `http://127.0.0.1:${running.port}`,
    folder: home,
    reload:
      server === SERVERS.caddy
        ? `${variables.join(' ')} caddy reload --config ${ROOT}delivery/targets/Caddyfile`
        : `kill -HUP ${running.pid}`,
    public: true,
    wait: 5,
    keep: 3,
  };
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'release-test-'));
  chmodSync(folder, 0o755); // nginx leaves root's account
  home = join(folder, 'my site');
  mkdirSync(join(home, 'releases'), { recursive: true });
  // A server needs a release to start for the first time.
  renameSync(await build('zero'), join(home, 'releases/0'));
  // The configuration names this release, as that of every release does. A server that served `current` itself would serve
  // the next release’s pages before it had read their headers.
  await writeServerConfig(join(home, 'releases/0'), { folder: 'releases/0' });
  symlinkSync('releases/0', join(home, 'current'));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await running?.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe.each([SERVERS.caddy, SERVERS.nginx])('$name:', (server) => {
  const missing = server.missing();
  if (missing) return test.skip(missing, () => {});
  beforeEach(() => start(server));

  test('releases and a rollback under load mix no versions and fail no request', async () => {
    await release('one');
    const load = keepAsking(running.port, '/');
    try {
      await load.goOn();
      await release('two');
      await load.goOn();
      await goBack(target, undefined, quiet);
      await load.goOn();
      await release('three');
      await load.goOn();
    } finally {
      const { seen, bodies } = await load.stop();
      const { refused = 0, ...others } = seen;
      expect(Object.keys(others)).toEqual(['200']);
      // While Caddy 2.6 and nginx 1.22 reload, they drop some connections that have not yet sent a request.
      expect(refused).toBeLessThanOrEqual(Math.ceil(bodies.length / 50));
      for (const { body, policy } of bodies) expect(policy).toBe(contentSecurityPolicy(body));
      expect(new Set(bodies.map(({ body }) => body)).size).toBe(3);
    }
  });

  test('a reload without effect is detected, and the previous release stays public', async () => {
    await release('one');
    await expect(release('two', { reload: 'true', wait: 1 })).rejects.toThrow(
      /does not serve this build: \/build\.json is from another build\.\nRelease 1 is public as before\./,
    );
    expect(await served()).toBe('one');
    expect(readlinkSync(join(home, 'current'))).toBe('releases/1');
    expect(await release('three')).toBe(3);
    expect(await served()).toBe('three');
  });

  test('the previous release stays public if the reload fails', async () => {
    await release('one');
    await expect(release('two', { reload: 'echo broken >&2; false' })).rejects.toThrow(
      'the server refuses it: broken',
    );
    expect(await served()).toBe('one');
  });

  test('a release waits for a slow reload', async () => {
    await release('one', { reload: `(sleep 1; ${target.reload}) > /dev/null 2>&1 &` });
    expect(await served()).toBe('one');
  });

  test('a release fails if its public address does not respond', async () => {
    await release('one');
    await expect(release('two', { address: 'http://127.0.0.1:9', wait: 1 })).rejects.toThrow(
      /does not serve this build: .*does not respond.*\nIt does not serve release 1 either/s,
    );
    expect(await served()).toBe('one');
  });

  test('a release that is killed at any step breaks nothing, and the next one removes its remains', async () => {
    await release('one');
    mkdirSync(join(home, 'releases/.part-of-another'));
    symlinkSync('releases/1', join(home, 'next.1'));
    for (const killAt of ['Reach', 'Upload', 'Switch', 'Reload', 'Check']) {
      await runRelease(`killed${killAt}`, { killAt });
      const page = await get('/');
      expect(page.status).toBe(200);
      expect(page.headers.get('Content-Security-Policy')).toBe(contentSecurityPolicy(await page.text()));
      expect(await served(), killAt).toMatch(/^(one|after|killed)/);
      await expect
        .poll(() => release(`after${killAt}`).catch((error) => error.message), { timeout: PATIENCE })
        .toEqual(expect.any(Number));
      expect(await served()).toBe(`after${killAt}`);
      expect(readdirSync(join(home, 'releases')).filter((name) => name.startsWith('.'))).toEqual([]);
      expect(readdirSync(home).filter((name) => name.startsWith('next'))).toEqual([]);
    }
  });

  test('every response of a trial site tells search engines not to index it', async () => {
    await release('one', { public: false });
    for (const path of ['/', '/about', '/missing', '/robots.txt', '/build.json'])
      expect((await get(path)).headers.get('X-Robots-Tag'), path).toBe('noindex, nofollow');
    await expect(release('two', { reload: 'true', wait: 1 })).rejects.toThrow('does not serve this build');
  });
});

describe.skipIf(SERVERS.caddy.missing())('Caddy:', () => {
  beforeEach(() => start(SERVERS.caddy));

  test('Caddy without SITE_ADDRESS rejects a release and continues to serve the previous one', async () => {
    await release('one');
    const reload = target.reload.replace(/SITE_ADDRESS='[^']*'/, '');
    await expect(release('two', { reload })).rejects.toThrow(
      /the server refuses it: [\s\S]*\nRelease 1 is public as before, but the server would not start with it/,
    );
    expect(await served()).toBe('one');
  });

  test('a rollback skips releases that were killed', async () => {
    await release('one');
    for (const killed of ['first', 'second']) await runRelease(killed, { killAt: 'Check' });
    expect(releases()).toEqual(expect.arrayContaining(['1', '2', '3']));
    await goBack(target, undefined, quiet);
    expect(await served()).toBe('one');
  });

  test('a rollback skips releases that were rolled back before', async () => {
    for (const version of ['good', 'bad']) await release(version);
    await goBack(target, undefined, quiet);
    await release('next');
    await goBack(target, undefined, quiet);
    expect(await served()).toBe('good');
    expect((await listReleases(target)).map((line) => line.replace(/: .*Z/, ''))).toEqual([
      '3, taken back',
      '2, taken back',
      '1, public now',
    ]);
    await expect(goBack(target, undefined, quiet)).rejects.toThrow('There is no release before this one.');
    await goBack(target, 3, quiet);
    expect(await served()).toBe('next');
    await expect(goBack(target, 9, quiet)).rejects.toThrow('There is no release 9.');
  });

  test('the last good release is kept, even if more releases than `keep` were rolled back after it', async () => {
    target = { ...target, keep: 2 };
    await release('good');
    for (const version of ['bad', 'worse']) {
      await release(version);
      await goBack(target, undefined, quiet);
    }
    await release('next');
    await goBack(target, undefined, quiet);
    expect(await served()).toBe('good');
    for (const version of ['better', 'best']) await release(version);
    expect(releases()).toEqual(['5', '6']);
  });

  test('a clock that is set back changes no order and removes no public release', async () => {
    for (const version of ['one', 'two', 'three']) await release(version);
    const bin = join(folder, 'bin');
    mkdirSync(bin);
    writeFileSync(join(bin, 'date'), '#!/bin/sh\nexec /bin/date -d "1 day ago" "$@"\n', { mode: 0o755 });
    const env = { PATH: `${bin}:${process.env['PATH']}` };
    expect((await runRelease('four', { env })).at(-1)).toBe('Published 4');
    expect(await served()).toBe('four');
    expect(releases()).toEqual(['2', '3', '4']);
  });

  test.each(['077', '027'])('every user can read a release made with umask %s', async (umask) => {
    rmSync(join(home, 'releases'), { recursive: true });
    rmSync(join(home, 'current'));
    const lines = await runRelease('one', { wrap: ['sh', '-c', `umask ${umask}; exec "$@"`, 'sh'] });
    expect(lines.at(-1)).toBe('Published 1');
    const modes = [
      'releases',
      'releases/1',
      'releases/1/_',
      'releases/1/index.html',
      'releases/1/.server/caddy',
    ];
    for (const path of modes) expect(lstatSync(join(home, path)).mode & 0o044, path).toBe(0o044);
  });

  test('the next release works after one without hashed files', async () => {
    await release('one');
    rmSync(join(home, 'current', HASHED_FILES), { recursive: true });
    await release('two');
    expect(await served()).toBe('two');
  });

  test('hashed files are kept for 30 days after they were replaced', async () => {
    const age = (path: string, days: number) => {
      const time = Date.now() / 1000 - days * DAY;
      utimesSync(join(home, 'current/_', path), time, time);
    };
    await release('one');
    age('script.one.js', 400);
    await release('two');
    expect((await get('/_/script.one.js')).status).toBe(200);
    await release('three');
    expect((await get('/_/script.one.js')).status).toBe(200);
    age('script.one.js', 31);
    age('script.two.js', 29);
    await release('four');
    expect((await get('/_/script.one.js')).status).toBe(404);
    for (const version of ['two', 'three', 'four'])
      expect((await get(`/_/script.${version}.js`)).status).toBe(200);
  });

  test('a second release at the same time is rejected', async () => {
    await release('one');
    const slow = release('two', { reload: `sleep 1; ${target.reload}` });
    await expect.poll(() => readlinkSync(join(home, 'current'))).toBe('releases/2');
    await expect(release('three')).rejects.toThrow('Another release to');
    await slow;
    expect(await served()).toBe('two');
  });

  test.each(['a slash at its end', 'a link'])('the folder of a target can be given with %s', async (name) => {
    const link = join(folder, 'link');
    symlinkSync(home, link);
    const changes = { folder: name === 'a link' ? link : `${home}/` };
    await release('one', changes);
    await release('two', changes);
    await goBack({ ...target, ...changes } as MachineTarget, undefined, quiet);
    expect(await served()).toBe('one');
  });

  test('the folder of releases can be moved, because its link is relative', async () => {
    await release('one');
    cpSync(home, join(folder, 'restored'), { recursive: true, verbatimSymlinks: true });
    await running.stop();
    rmSync(home, { recursive: true });
    home = join(folder, 'restored');
    await start(SERVERS.caddy);
    expect(await served()).toBe('one');
    expect(await release('two')).toBe(2);
  });

  test('a release changes nothing if `current` is a folder instead of a link', async () => {
    await release('one');
    rmSync(join(home, 'current'));
    cpSync(join(home, 'releases/1'), join(home, 'current'), { recursive: true });
    await expect(release('two')).rejects.toThrow('current is a folder, but must be a link');
    expect(await served()).toBe('one');
    expect(releases()).toEqual(['0', '1'].filter((name) => existsSync(join(home, 'releases', name))));
  });

  test.skipIf(process.getuid?.() !== 0)(
    'a release by an account without permission changes nothing',
    async () => {
      await release('one');
      const nobody = ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups'];
      const lines = await runRelease('two', { wrap: nobody });
      expect(lines.at(-1)).toMatch(/^Refused: .*(may not write here|Permission denied)/);
      expect(await served()).toBe('one');
    },
  );

  test.skipIf(process.getuid?.() !== 0).each([
    ['bytes', 'size=1m'],
    ['inodes', 'nr_inodes=60'],
  ])('a disk without %s left is reported, and the previous release stays public', async (_name, option) => {
    await running.stop();
    const kept = join(folder, 'kept');
    renameSync(home, kept);
    mkdirSync(home);
    expect(spawnSync('mount', ['-t', 'tmpfs', '-o', `mode=755,${option}`, 'none', home]).status).toBe(0);
    try {
      cpSync(kept, home, { recursive: true, verbatimSymlinks: true });
      await start(SERVERS.caddy);
      await release('one');
      if (option.startsWith('size')) writeFileSync(join(home, 'filler'), Buffer.alloc(950_000));
      else for (let i = 0; spawnSync('mkdir', [join(home, `filler-${i}`)]).status === 0; i++);
      await expect(release('two')).rejects.toThrow('No space left');
      expect(await served()).toBe('one');
      expect(readlinkSync(join(home, 'current'))).toBe('releases/1');
      expect(releases().filter((name) => name.startsWith('.'))).toEqual([]);
    } finally {
      await running.stop();
      spawnSync('umount', [home]);
    }
  });
});

const SSHD = '/usr/sbin/sshd';
const cannotLogIn = !existsSync(SSHD) || process.getuid?.() !== 0 || SERVERS.caddy.missing();

describe.skipIf(cannotLogIn)('over SSH', () => {
  let sshd: ChildProcess;
  afterEach(() => void sshd?.kill());

  /** Starts an SSH server for the test, and puts an `ssh` into the PATH that reaches it under the name `site`. */
  async function startSshd(): Promise<void> {
    const port = await freePort();
    const key = (name: string) =>
      spawnSync('ssh-keygen', ['-qN', '', '-t', 'ed25519', '-f', join(folder, name)]);
    for (const name of ['host', 'deploy']) expect(key(name).status).toBe(0);
    mkdirSync('/run/sshd', { recursive: true });
    const server = [
      `HostKey ${folder}/host`,
      `AuthorizedKeysFile ${folder}/deploy.pub`,
      'StrictModes no',
      'UsePAM no',
    ];
    writeFileSync(join(folder, 'sshd.conf'), server.join('\n'));
    sshd = spawn(SSHD, [
      '-D',
      '-p',
      `${port}`,
      '-o',
      'ListenAddress=127.0.0.1',
      '-f',
      join(folder, 'sshd.conf'),
    ]);
    const client = [
      'Host site',
      'HostName 127.0.0.1',
      `Port ${port}`,
      'User root',
      `IdentityFile ${folder}/deploy`,
    ];
    const keys = [`UserKnownHostsFile ${folder}/known`, 'StrictHostKeyChecking accept-new'];
    writeFileSync(join(folder, 'ssh.conf'), [...client, ...keys].join('\n'));
    mkdirSync(join(folder, 'bin'));
    writeFileSync(join(folder, 'bin/ssh'), `#!/bin/sh\nexec /usr/bin/ssh -F '${folder}/ssh.conf' "$@"\n`, {
      mode: 0o755,
    });
    vi.stubEnv('PATH', `${folder}/bin:${process.env['PATH']}`);
    await expect.poll(() => spawnSync('ssh', ['site', 'true']).status, { timeout: 10_000 }).toBe(0);
  }

  test('releases that succeed, fail, are killed, or have no connection', async () => {
    await startSshd();
    await start(SERVERS.caddy);
    target = { ...target, kind: 'ssh', host: 'site' } as MachineTarget;
    await release('one');
    await expect(release('two', { reload: 'echo "not now" >&2; exit 3' })).rejects.toThrow('not now');
    expect(await served()).toBe('one');
    // The lock on the server ends with the connection of the killed client.
    await runRelease('killed', { killAt: 'Check' });
    await expect
      .poll(() => release('three').catch((error) => error.message), { timeout: PATIENCE })
      .toEqual(expect.any(Number));
    expect(await served()).toBe('three');
    sshd.kill();
    await once(sshd, 'exit');
    await expect(release('four')).rejects.toThrow('Connection refused');
  });
});
