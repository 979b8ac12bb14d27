import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildIfNeeded, checkSiteUrl, isUpToDate, writeStamp } from './build.ts';
import { ROOT } from './process.ts';

let root: string;
const write = (file: string, text: string) => writeFileSync(join(root, file), text);
const outDir = () => join(root, 'dist');
/** Notes that `dist/` holds a build of what is there now. */
const stamp = () => writeStamp({ root, outDir: outDir() });
const isCurrent = () => isUpToDate({ root, outDir: outDir() });
const git = (...args: string[]) => {
  const who = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', '-c', 'commit.gpgsign=false'];
  const { status, stderr } = spawnSync('git', ['-C', root, ...who, ...args], { encoding: 'utf8' });
  expect(status, stderr).toBe(0);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'build-test-'));
  for (const folder of ['content/pages', 'scripts', 'src', 'other', 'dist'])
    mkdirSync(join(root, folder), { recursive: true });
  write('content/pages/index.yaml', 'title: Home');
  write('src/page.ts', '');
});

afterEach(() => {
  rmSync(root, { recursive: true });
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test('without a build nothing is up to date', () => {
  expect(isCurrent()).toBe(false);
});

test('a build is up to date until an input changes', () => {
  stamp();
  expect(isCurrent()).toBe(true);
});

test('a build whose output was deleted is not up to date', () => {
  stamp();
  rmSync(outDir(), { recursive: true });
  expect(isCurrent()).toBe(false);
});

test.each([
  ['a changed word', () => write('content/pages/index.yaml', 'title: Hello')],
  ['a new page', () => write('content/pages/vision.yaml', '')],
  [
    'a renamed page',
    () => renameSync(join(root, 'content/pages/index.yaml'), join(root, 'content/pages/other.yaml')),
  ],
  ['changed code', () => write('src/page.ts', 'export {};')],
  ['a changed build script', () => write('scripts/build.ts', '')],
  ['new settings', () => write('astro.config.ts', '')],
  ['a site address', () => vi.stubEnv('SITE_URL', 'https://www.example.org')],
  ['another content folder', () => vi.stubEnv('CONTENT_DIR', 'other')],
])('%s calls for a new build', (_name, change) => {
  stamp();
  change();
  expect(isCurrent()).toBe(false);
});

test('one site address instead of another calls for a new build', () => {
  vi.stubEnv('SITE_URL', 'https://www.example.org');
  stamp();
  expect(isCurrent()).toBe(true);
  vi.stubEnv('SITE_URL', 'https://www.example.com');
  expect(isCurrent()).toBe(false);
});

test('a changed file in another content folder calls for a new build', () => {
  vi.stubEnv('CONTENT_DIR', 'other');
  stamp();
  write('content/pages/index.yaml', 'title: Hello');
  expect(isCurrent()).toBe(true);
  write('other/company.yaml', '');
  expect(isCurrent()).toBe(false);
});

test('a commit of the content calls for a new build, because the sitemap tells its date', () => {
  git('init', '--quiet');
  git('add', '.');
  stamp();
  git('commit', '--quiet', '--message=Words');
  expect(isCurrent()).toBe(false);
});

test('a commit of something else calls for no new build', () => {
  git('init', '--quiet');
  git('add', 'content');
  git('commit', '--quiet', '--message=Words');
  stamp();
  write('README.md', 'Hello');
  git('add', 'README.md');
  git('commit', '--quiet', '--message=Documents');
  expect(isCurrent()).toBe(true);
});

test('what the site is not made of calls for no new build', () => {
  stamp();
  write('README.md', 'Hello');
  write('other/notes.txt', '');
  expect(isCurrent()).toBe(true);
});

test('outputs of other content have stamps of their own', () => {
  stamp();
  expect(isUpToDate({ root, outDir: join(root, 'other') })).toBe(false);
  const fixture = { root, outDir: join(root, 'other'), env: { CONTENT_DIR: 'other' } };
  writeStamp(fixture);
  expect(isUpToDate(fixture)).toBe(true);
  expect(isUpToDate({ ...fixture, env: { CONTENT_DIR: join(root, 'other') } })).toBe(true);
  write('other/company.yaml', '');
  expect(isUpToDate(fixture)).toBe(false);
  expect(isCurrent()).toBe(true);
});

test('a site that is up to date is not built again', async () => {
  stamp();
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  await buildIfNeeded({ root, outDir: outDir() });
  expect(log.mock.calls).toEqual([['The site is built already: nothing has changed since.']]);
});

test.each([undefined, '', 'https://www.kornweid.ug'])('SITE_URL=%j is accepted', (address) => {
  expect(() => checkSiteUrl(address)).not.toThrow();
});

test.each([
  'www.kornweid.ug',
  'http://www.kornweid.ug',
  'https://www.kornweid.ug/',
  'https://www.kornweid.ug/new',
  'https://www.kornweid.ug?new',
  'https://kornweid',
  'https://',
  ' ',
])('SITE_URL=%j is refused in one sentence', (address) => {
  expect(() => checkSiteUrl(address)).toThrow(
    `SITE_URL must be the public address of the site, like https://www.example.com with nothing behind it, not "${address}".`,
  );
});

test('a bad SITE_URL ends the command before anything is built, without a stack', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/build.ts'], {
    cwd: ROOT,
    env: { ...process.env, SITE_URL: 'www.kornweid.ug' },
    encoding: 'utf8',
  });
  expect(stderr).toMatch(/^SITE_URL must be .*\n$/);
  expect(stdout).toBe('');
  expect(status).toBe(1);
});
