/** Publishing to a real repository whose hook puts the site online, and to a folder, both served by Caddy. */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { checkContent } from '../../src/content/check/check-content.ts';
import { freePort } from '../../tests/support/local-servers.ts';
import { createPublisher, type Publisher, type Releaser } from './publisher.ts';
import { openRepository } from './repository.ts';
import { openWorkingCopy, type WorkingCopy } from './working-copy.ts';

// What is a mistake is tested with the check.
vi.mock('../../src/content/check/check-content.ts', () => ({ checkContent: vi.fn() }));
vi.mock('../../src/content/check/outdated-translations.ts', () => ({ outdatedTranslations: async () => [] }));

const hasCaddy = !spawnSync('caddy', ['version']).error;
const ANA = { name: 'Ana', email: 'ana@a.example' };

let folder: string;
let caddy: ChildProcess;
let address: string;
let copy: WorkingCopy;
let publisher: Publisher;

const path = (...names: string[]) => join(folder, ...names);
const git = (...args: string[]) =>
  execFileSync('git', args, {
    cwd: path('site'),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
const served = async () => (await (await fetch(`${address}/company.yaml`)).text()).trim();
const edit = (name: string) => copy.write('company.yaml', { value: { names: { company: name } } });

/** What a build and a release leave: the content, and the commit. @returns what it was before */
function putOnline(project: string) {
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: project, encoding: 'utf8' }).trim();
  rmSync(path('next'), { recursive: true, force: true });
  cpSync(join(project, 'content'), path('next'), { recursive: true });
  writeFileSync(path('next/build.json'), JSON.stringify({ build: commit, commit }));
  rmSync(path('before'), { recursive: true, force: true });
  renameSync(path('public'), path('before'));
  renameSync(path('next'), path('public'));
}

const releaser: Releaser = {
  async release(project, say) {
    say('Upload');
    putOnline(project);
  },
  async rollBack(project) {
    expect(existsSync(join(project, '.git'))).toBe(true);
    rmSync(path('public'), { recursive: true });
    renameSync(path('before'), path('public'));
  },
};

/** A repository that publishes what is pushed to it, as a workflow would. */
function addRemote() {
  git('init', '--quiet', '--bare', '--initial-branch=main', path('remote.git'));
  const hook = `#!/bin/sh
set -e
unset GIT_DIR GIT_QUARANTINE_PATH
rm -rf ${path('next')} ${path('work')}
git clone --quiet ${path('remote.git')} ${path('work')}
cp -r ${path('work')}/content ${path('next')}
commit=$(git -C ${path('work')} rev-parse HEAD)
printf '{"build":"b","commit":"%s"}' "$commit" > ${path('next')}/build.json
rm -rf ${path('public')}
mv ${path('next')} ${path('public')}
`;
  writeFileSync(path('remote.git/hooks/post-receive'), hook);
  chmodSync(path('remote.git/hooks/post-receive'), 0o755);
  git('remote', 'add', 'origin', path('remote.git'));
}

const start = async (given: Partial<Releaser> = {}) => {
  publisher = createPublisher({
    copy,
    repository: await openRepository(path('site/content')),
    address,
    releaser: { ...releaser, ...given },
    checkout: path('checkout'),
    patience: 5000,
    pause: 20,
  });
};

/** Publishes, or takes back, to the end. */
async function finish(begin: () => Promise<void>) {
  await begin();
  await vi.waitFor(async () => expect((await publisher.state()).isRunning).toBe(false), { timeout: 15_000 });
  return publisher.state();
}

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.mocked(checkContent).mockResolvedValue([]);
  folder = mkdtempSync(join(tmpdir(), 'publisher-'));
  for (const name of ['site/content', 'public', 'home']) mkdirSync(path(name), { recursive: true });
  writeFileSync(path('site/content/company.yaml'), 'names: { company: One } # Why\n');
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'First');
  git('config', 'user.email', 'first@a.example');
  git('add', '.');
  git('commit', '--quiet', '--message=First');
  const port = await freePort();
  address = `http://127.0.0.1:${port}`;
  caddy = spawn('caddy', ['file-server', '--root', path('public'), '--listen', `127.0.0.1:${port}`], {
    stdio: 'ignore',
    env: { ...process.env, HOME: path('home') },
  });
  await vi.waitFor(() => fetch(address), { timeout: 10_000 });
  copy = openWorkingCopy(path('site/content'), path('work-copy'));
  copy.sync();
});
afterEach(() => {
  caddy.kill();
  rmSync(folder, { recursive: true, force: true });
});

describe.skipIf(!hasCaddy).each(['a repository that publishes', 'this machine'])('by %s', (by) => {
  const isRemote = by !== 'this machine';
  beforeEach(async () => {
    if (isRemote) addRemote();
    await start();
  });

  test('a change is published, told in words, and taken back; what was written stays', async () => {
    expect((await publisher.state()).changes).toEqual(['The whole site, for the first time']);
    let state = await finish(() => publisher.publish(ANA));
    expect(state).toMatchObject({ changes: [], canRollBack: false, author: ANA });
    expect(state.failure).toBeUndefined();
    expect(state.steps.map((step) => `${step.label}: ${step.state}`)).toEqual([
      'Save and check everything: done',
      'Write it into the history: done',
      `${isRemote ? 'Send it to the repository that publishes' : 'Build the site and put it online'}: done`,
      `See it at ${address}: done`,
    ]);
    expect(new Date(state.since!).getTime()).toBeGreaterThan(Date.now() - 60_000);
    expect([...(await publisher.publishedTrees())]).toEqual([
      [git('rev-parse', 'HEAD:content'), state.since],
    ]);
    await expect(publisher.rollBack()).rejects.toThrow('There is no version before this one.');

    edit('Two');
    await copy.save();
    expect((await publisher.state()).changes).toEqual(['Company on every page']);
    // A ref is named by its second.
    await new Promise((resolve) => setTimeout(resolve, 1000));
    state = await finish(() => publisher.publish());
    expect(state).toMatchObject({ changes: [], canRollBack: true });
    expect(await served()).toBe('names: { company: Two } # Why');
    expect(git('log', '-1', '--format=%an %s')).toBe('Ana Company on every page');
    expect(git('status', '--porcelain')).toBe('');

    await new Promise((resolve) => setTimeout(resolve, 1000));
    rmSync(path('checkout'), { recursive: true, force: true });
    state = await finish(() => publisher.rollBack());
    expect(state).toMatchObject({ failure: undefined, canRollBack: false });
    expect(state.steps.map(({ label }) => label)).toEqual([
      'Put the version before online',
      `See it at ${address}`,
    ]);
    expect(await served()).toBe('names: { company: One } # Why');
    expect(state.changes).toEqual(['Company on every page']);
    expect(readFileSync(path('site/content/company.yaml'), 'utf8')).toContain('Two');

    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect(await finish(() => publisher.publish())).toMatchObject({ changes: [] });
    expect(await served()).toBe('names: { company: Two } # Why');

    // The old words, published again, are a version of their own.
    edit('One');
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect(await finish(() => publisher.publish())).toMatchObject({ canRollBack: true });
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await finish(() => publisher.rollBack());
    expect(await served()).toBe('names: { company: Two } # Why');
  }, 60_000);

  test('what is not saved yet is saved with it, and what others staged stays out of it', async () => {
    writeFileSync(path('site/README.md'), 'Half done');
    git('add', 'README.md');
    edit('Two');
    const { failure, author } = await finish(() => publisher.publish({ ...ANA, name: ' ' }));
    expect({ failure, author }).toEqual({ author: { name: 'First', email: 'first@a.example' } });
    expect(await served()).toContain('Two');
    expect(git('status', '--porcelain')).toBe('A  README.md');
  });

  test('a mistake is published nowhere', async () => {
    vi.mocked(checkContent).mockResolvedValue([{ file: 'company.yaml', message: 'is wrong.' }]);
    edit('');
    const { failure, steps } = await finish(() => publisher.publish());
    expect(failure).toBe(
      'Something has to be corrected first: close this, and read the list above the form. Nothing you wrote is lost.',
    );
    expect(steps[0]!.state).toBe('failed');
    expect(git('rev-list', '--count', 'HEAD')).toBe('1');
  });
});

describe.skipIf(!hasCaddy)('what goes wrong', () => {
  test('others have published meanwhile: both changes are public', async () => {
    addRemote();
    await start();
    git('push', '--quiet', 'origin', 'main');
    git('clone', '--quiet', path('remote.git'), path('other'));
    const other = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=O', '-c', 'user.email=o@o.example', ...args], {
        cwd: path('other'),
      });
    writeFileSync(path('other/content/new.txt'), 'Theirs');
    other('add', '.');
    other('commit', '--quiet', '--message=Theirs');
    other('push', '--quiet');
    edit('Two');
    const { failure } = await finish(() => publisher.publish());
    expect(failure).toBeUndefined();
    expect(await served()).toContain('Two');
    expect(existsSync(path('public/new.txt'))).toBe(true);
    copy.sync();
    expect(copy.files()).toContain('new.txt');
  });

  test('the repository does not answer: the step says what to do, and the next try is public', async () => {
    addRemote();
    await start();
    renameSync(path('remote.git'), path('away.git'));
    edit('Two');
    const { failure, steps } = await finish(() => publisher.publish());
    expect(failure).toMatch(/Everything is saved\.$/);
    expect(steps.map(({ state }) => state)).toEqual(['done', 'done', 'failed', 'waiting']);
    renameSync(path('away.git'), path('remote.git'));
    expect((await finish(() => publisher.publish())).failure).toBeUndefined();
    expect(await served()).toContain('Two');
  });

  test('a checkout that another place of the project has left is made anew', async () => {
    mkdirSync(path('checkout'));
    writeFileSync(path('checkout/.git'), `gitdir: ${path('elsewhere/.git/worktrees/checkout')}\n`);
    writeFileSync(path('checkout/old.txt'), 'Old');
    await start();
    edit('Two');
    expect((await finish(() => publisher.publish())).failure).toBeUndefined();
    expect(await served()).toContain('Two');
    expect(existsSync(path('checkout/old.txt'))).toBe(false);
  });

  test('the address goes on showing the version before', async () => {
    await start({ release: async () => {} });
    edit('Two');
    expect((await finish(() => publisher.publish())).failure).toMatch(
      /still shows the version before.*Everything is saved\.$/,
    );
  });

  test('a release that fails says why, whatever words of git are in it', async () => {
    const message = `${address} does not serve this build: the response to /about has status 403, not 200.`;
    await start({
      release: async () => {
        throw new Error(message);
      },
    });
    expect((await finish(() => publisher.publish())).failure).toBe(`${message} Everything is saved.`);
  });

  test('without git there is nothing to publish with, and that is told', async () => {
    publisher = createPublisher({
      copy,
      repository: undefined,
      address,
      releaser,
      checkout: path('checkout'),
    });
    expect((await publisher.state()).obstacle).toContain('Install git');
    await expect(publisher.publish()).rejects.toThrow('Install git');
  });

  test('while somebody is at work on the history, nothing is published', async () => {
    git('checkout', '--quiet', '--detach');
    await start();
    expect(await publisher.state()).toMatchObject({ changes: [], canRollBack: false });
    await expect(publisher.publish()).rejects.toThrow('is at work on its history. Try again later.');
  });

  test('nobody publishes without a name', async () => {
    git('config', '--unset', 'user.name');
    vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null');
    vi.stubEnv('HOME', path('home'));
    await start();
    for (const author of [undefined, { ...ANA, email: ' ' }])
      await expect(publisher.publish(author)).rejects.toThrow('Write your name');
    expect((await publisher.state()).steps).toEqual([]);
    expect(git('config', 'user.email')).toBe('first@a.example');
    vi.unstubAllEnvs();
  });
});
