import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const execute = promisify(execFile);
const SCRIPT = join(import.meta.dirname, 'release.sh');

let folder: string;
let home: string;
let built: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-test-'));
  home = join(folder, 'my site');
  built = join(folder, 'dist');
  mkdirSync(join(built, '_astro'), { recursive: true });
  mkdirSync(home);
  writeFileSync(join(built, '404.html'), '');
});
afterEach(() => rmSync(folder, { recursive: true }));

const release = (what: string, { site = home, reload = '' } = {}) =>
  execute(SCRIPT, [site, what], { cwd: folder, env: { ...process.env, RELOAD: reload } });

function build(version: string): string {
  writeFileSync(join(built, 'index.html'), version);
  return built;
}

const current = () => readFileSync(join(home, 'current/index.html'), 'utf8');

describe.skipIf(process.platform !== 'linux')('release.sh', () => {
  test.each(['its path', 'a relative path', 'a path with a link', 'releases on another disk'])(
    'publishes and goes back where the site is given by %s',
    async (name) => {
      const link = join(folder, 'link');
      symlinkSync(folder, link);
      if (name === 'releases on another disk') {
        mkdirSync(join(folder, 'disk'));
        symlinkSync(join(folder, 'disk'), join(home, 'releases'));
      }
      const paths: Record<string, string> = {
        'a relative path': 'my site',
        'a path with a link': `${link}/my site`,
      };
      const site = paths[name] ?? home;
      for (const version of ['one', 'two', 'three']) await release(build(version), { site });
      expect(current()).toBe('three');
      await release('--back', { site });
      expect(current()).toBe('two');
      await release('--back', { site });
      expect(current()).toBe('one');
      await expect(release('--back', { site })).rejects.toThrow('There is no release before this one.');
      expect(current()).toBe('one');
    },
  );

  test('keeps the hashed files that open pages still ask for', async () => {
    writeFileSync(join(built, '_astro/old.js'), '');
    await release(built);
    rmSync(join(built, '_astro/old.js'));
    writeFileSync(join(built, '_astro/new.js'), '');
    await release(built);
    expect(readdirSync(join(home, 'current/_astro')).sort()).toEqual(['new.js', 'old.js']);
  });

  test('removes old releases, and nothing beside them', async () => {
    const neighbour = join(folder, 'my');
    const old = [1, 2, 3, 4, 5].map((day) => join(home, `releases/2000010${day}`));
    for (const path of [...old, neighbour]) mkdirSync(path, { recursive: true });
    await release(built);
    expect(old.map((path) => existsSync(path))).toEqual([false, true, true, true, true]);
    expect(existsSync(neighbour)).toBe(true);
  });

  test('leaves the last release when there is no site to publish, the server refuses or the disk is full', async () => {
    // Only root may make a small disk.
    const isMounted = await execute('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'none', home]).then(
      () => true,
      () => false,
    );
    try {
      await release(built);
      const last = readlinkSync(join(home, 'current'));
      await expect(release(folder)).rejects.toThrow('holds no built site');
      await expect(release(built, { reload: 'false' })).rejects.toThrow('The server refused the release');
      if (isMounted) {
        writeFileSync(join(built, 'large.txt'), Buffer.alloc(2 ** 21));
        await expect(release(built)).rejects.toThrow('No space left');
      }
      expect(readlinkSync(join(home, 'current'))).toBe(last);
      expect(readdirSync(join(home, 'releases'))).toEqual([realpathSync(last).split('/').at(-1)]);
    } finally {
      if (isMounted) await execute('umount', [home]);
    }
  });
});
