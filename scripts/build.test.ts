import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writeManifest } from '../delivery/manifest.ts';
import { buildIfNeeded, checkFolderName, checkSiteUrl, isUpToDate, writeStamp } from './build.ts';
import { ROOT } from './process.ts';

let root: string;
const write = (file: string, text: string) => writeFileSync(join(root, file), text);
const outDir = () => join(root, 'dist');
/** Records that `dist/` contains a build of the current files. */
async function stamp() {
  await writeManifest(outDir());
  await writeStamp({ root, outDir: outDir() });
}
const isCurrent = () => isUpToDate({ root, outDir: outDir() });
const git = (...args: string[]) => {
  const who = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', '-c', 'commit.gpgsign=false'];
  const { status, stderr } = spawnSync('git', ['-C', root, ...who, ...args], { encoding: 'utf8' });
  expect(status, stderr).toBe(0);
};

beforeEach(() => {
  // The tests themselves may run with another content folder.
  vi.stubEnv('CONTENT_DIR', undefined);
  root = mkdtempSync(join(tmpdir(), 'build-test-'));
  for (const folder of ['content/pages', 'scripts', 'src', 'other', 'dist/.server'])
    mkdirSync(join(root, folder), { recursive: true });
  write('content/pages/index.yaml', 'title: Home');
  write('src/page.ts', '');
});

afterEach(() => {
  rmSync(root, { recursive: true });
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test('without a build, the site is not up to date', async () => {
  expect(await isCurrent()).toBe(false);
});

test('a build is up to date until an input changes', async () => {
  await stamp();
  expect(await isCurrent()).toBe(true);
});

test('a build whose output was deleted is not up to date', async () => {
  await stamp();
  rmSync(outDir(), { recursive: true });
  expect(await isCurrent()).toBe(false);
});

test.each([
  ['deleted page', () => rmSync(join(outDir(), 'index.html'))],
  ['emptied page', () => write('dist/index.html', '')],
  ['emptied folder', () => rmSync(join(outDir(), '.server'), { recursive: true })],
  ['foreign file', () => write('dist/old.html', '')],
])('a build with a %s is not up to date', async (_name, change) => {
  write('dist/index.html', 'Home');
  await stamp();
  expect(await isCurrent()).toBe(true);
  change();
  expect(await isCurrent()).toBe(false);
});

test.each([
  ['/home/owner/site', true],
  ['/home/owner/50% site', false],
  ['/home/owner/#1 site?', false],
  ['/home/owner?/site #1', false],
])('in the folder %s, whether a build is possible: %s', (folder, isPossible) => {
  const check = () => checkFolderName(folder);
  if (isPossible) check();
  else expect(check).toThrow(`The site cannot be built in ${folder}: rename the folder`);
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
])('%s requires a new build', async (_name, change) => {
  await stamp();
  change();
  expect(await isCurrent()).toBe(false);
});

test('a changed site address requires a new build', async () => {
  vi.stubEnv('SITE_URL', 'https://www.example.org');
  await stamp();
  expect(await isCurrent()).toBe(true);
  vi.stubEnv('SITE_URL', 'https://www.example.com');
  expect(await isCurrent()).toBe(false);
});

test('a changed file in another content folder requires a new build', async () => {
  vi.stubEnv('CONTENT_DIR', 'other');
  await stamp();
  write('content/pages/index.yaml', 'title: Hello');
  expect(await isCurrent()).toBe(true);
  write('other/company.yaml', '');
  expect(await isCurrent()).toBe(false);
});

test('a commit of the content requires a new build, because the sitemap contains its date', async () => {
  git('init', '--quiet');
  git('add', '.');
  await stamp();
  git('commit', '--quiet', '--message=Words');
  expect(await isCurrent()).toBe(false);
});

test('a commit of other files requires no new build', async () => {
  git('init', '--quiet');
  git('add', 'content');
  git('commit', '--quiet', '--message=Words');
  await stamp();
  write('README.md', 'Hello');
  git('add', 'README.md');
  git('commit', '--quiet', '--message=Documents');
  expect(await isCurrent()).toBe(true);
});

test('a change of a file that is not part of the site requires no new build', async () => {
  await stamp();
  write('README.md', 'Hello');
  write('other/notes.txt', '');
  expect(await isCurrent()).toBe(true);
});

test('outputs of other content have their own stamps', async () => {
  await stamp();
  expect(await isUpToDate({ root, outDir: join(root, 'other') })).toBe(false);
  const fixture = { root, outDir: join(root, 'other-dist'), env: { CONTENT_DIR: 'other' } };
  mkdirSync(join(root, 'other-dist/.server'), { recursive: true });
  await writeManifest(fixture.outDir);
  await writeStamp(fixture);
  expect(await isUpToDate(fixture)).toBe(true);
  expect(await isUpToDate({ ...fixture, env: { CONTENT_DIR: join(root, 'other') } })).toBe(true);
  write('other/company.yaml', '');
  expect(await isUpToDate(fixture)).toBe(false);
  expect(await isCurrent()).toBe(true);
});

test('an up-to-date site is not built again', async () => {
  await stamp();
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  await buildIfNeeded({ root, outDir: outDir() });
  expect(log.mock.calls).toEqual([['The site is already built, and nothing has changed since.']]);
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
])('SITE_URL=%j is refused with one sentence', (address) => {
  expect(() => checkSiteUrl(address)).toThrow(
    `SITE_URL must be the public address of the site, like https://www.example.com with nothing after it, not "${address}".`,
  );
});

test('an invalid SITE_URL ends the command before the build, without a stack trace', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/build.ts'], {
    cwd: ROOT,
    env: { ...process.env, SITE_URL: 'www.kornweid.ug' },
    encoding: 'utf8',
  });
  expect(stderr).toMatch(/^SITE_URL must be .*\n$/);
  expect(stdout).toBe('');
  expect(status).toBe(1);
});
