/** On real repositories: what git makes of it counts. */
import { execFileSync } from 'node:child_process';
import {
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
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { gitIn as openGit } from './git.ts';
import { TAKEN_BACK } from './public-versions.ts';
import { openRepository, type Repository } from './repository.ts';

/** Copied for each test: making it takes longer. */
let first: string;
let folder: string;
let repository: Repository;

const path = (...names: string[]) => join(folder, ...names);
const gitIn = (place: string, ...args: string[]) =>
  execFileSync('git', args, {
    cwd: path(place),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
const git = (...args: string[]) => gitIn('site', ...args);
const write = (file: string, text: string) => writeFileSync(path('site', file), text);
const read = (file: string) => readFileSync(path(file), 'utf8');
const open = async () => {
  repository = (await openRepository(path('site/content')))!;
};
/** The files of the last commit that differ from the one before. */
const committed = () => git('show', '--name-only', '--format=', 'HEAD').split('\n');

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'repository-first-'));
  mkdirSync(path('site/content'), { recursive: true });
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'Ana');
  git('config', 'user.email', 'ana@a.example');
  write('content/page.yaml', 'title: One\n');
  write('README.md', 'Read');
  git('add', '.');
  git('commit', '--quiet', '--message=First');
  first = folder;
});
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'repository-'));
  cpSync(first, folder, { recursive: true });
  await open();
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});
afterAll(() => rmSync(first, { recursive: true }));

test('git asks for no password, and hears of whoever starts it only what it needs', async () => {
  vi.stubEnv('GIT_TERMINAL_PROMPT', '1');
  vi.stubEnv('GIT_WORK_TREE', path('elsewhere'));
  vi.stubEnv('CONTENT_DIR', path('elsewhere'));
  vi.stubEnv('NODE_ENV', 'development');
  vi.stubEnv('SSH_AUTH_SOCK', path('agent'));
  vi.stubEnv('https_proxy', 'http://proxy.a.example');
  git('config', 'alias.told', '!env');
  const here = openGit(path('site/content'));
  const told = await here.lines('told');
  expect(told).toEqual(
    expect.arrayContaining([
      'GIT_TERMINAL_PROMPT=0',
      `SSH_AUTH_SOCK=${path('agent')}`,
      'https_proxy=http://proxy.a.example',
      expect.stringMatching(/^PATH=/),
      expect.stringMatching(/^HOME=/),
    ]),
  );
  expect(told.filter((line) => /^(CONTENT_DIR|NODE_ENV|VITEST)/.test(line))).toEqual([]);
  expect(await here.run('rev-parse', '--show-toplevel')).toBe(path('site'));
});

describe('where the content stands', () => {
  test('in a repository with a branch, and none to publish to', () => {
    expect(repository).toMatchObject({ branch: 'main', remote: undefined, folder: path('site/.git') });
  });

  test('in no repository, or ignored by it: there is none', async () => {
    mkdirSync(path('elsewhere'));
    expect(await openRepository(path('elsewhere'))).toBeUndefined();
    write('.gitignore', 'copy\n');
    mkdirSync(path('site/copy'));
    expect(await openRepository(path('site/copy'))).toBeUndefined();
  });

  test('while somebody is at work on the history there is no branch', async () => {
    git('checkout', '--quiet', '--detach');
    await open();
    expect(repository.branch).toBe('');
  });

  test('the branch’s own remote repository publishes, else the first one', async () => {
    git('remote', 'add', 'backup', path('backup.git'));
    git('remote', 'add', 'origin', path('remote.git'));
    await open();
    expect(repository.remote).toBe('backup');
    git('config', 'branch.main.remote', 'origin');
    await open();
    expect(repository.remote).toBe('origin');
  });
});

test('who commits is asked of git, and told to it', async () => {
  expect(await repository.author()).toEqual({ name: 'Ana', email: 'ana@a.example' });
  await repository.setAuthor({ name: 'Ben', email: 'ben@a.example' });
  expect(await repository.author()).toEqual({ name: 'Ben', email: 'ben@a.example' });
  git('config', 'user.email', '');
  expect(await repository.author()).toBeUndefined();
  await repository.setAuthor({ name: '', email: 'ben@a.example' });
  expect(await repository.author()).toBeUndefined();
});

describe('a commit', () => {
  test('holds all of the content, new and removed files too, and nothing else', async () => {
    git('rm', '--quiet', '--cached', 'README.md');
    write('content/new page.yaml', 'title: New');
    rmSync(path('site/content/page.yaml'));
    const commit = await repository.commit('Second');
    expect(commit).toBe(git('rev-parse', 'HEAD'));
    expect(committed()).toEqual(['content/new page.yaml', 'content/page.yaml']);
    expect(git('log', '-1', '--format=%an %s')).toBe('Ana Second');
    expect(git('status', '--porcelain')).toContain('D  README.md');
  });

  test('is the last one where nothing has changed, whatever else is staged', async () => {
    write('README.md', 'Half done');
    git('add', '.');
    expect(await repository.commit('Second')).toBe(git('rev-parse', 'HEAD'));
    expect(git('rev-list', '--count', 'HEAD')).toBe('1');
  });

  test('is known, and its files can be read; others not', async () => {
    const before = await repository.head();
    write('content/page.yaml', 'title: |\n  Two\n');
    expect(await repository.isKnown(before)).toBe(true);
    expect(await repository.isKnown(git('rev-parse', 'HEAD:content'))).toBe(false);
    expect(await repository.isKnown('0'.repeat(40))).toBe(false);
    const second = await repository.commit('Second');
    expect(second).not.toBe(before);
    expect(await repository.textAt(before, 'page.yaml')).toBe('title: One\n');
    expect(await repository.textAt(second, 'page.yaml')).toBe('title: |\n  Two\n');
    expect(await repository.textAt(before, 'new.yaml')).toBeUndefined();
  });

  test('is compared with the content: changed, new and removed files, but none beside it', async () => {
    const before = await repository.head();
    expect(await repository.changedSince(before)).toEqual([]);
    write('README.md', 'Read more');
    write('content/page.yaml', 'title: Two');
    write('content/Über uns.yaml', 'title: New');
    write('.gitignore', '*.part\n');
    write('content/page.part', '');
    expect(await repository.changedSince(before)).toEqual(['page.yaml', 'Über uns.yaml']);
    rmSync(path('site/content/page.yaml'));
    expect(await repository.changedSince(before)).toContain('page.yaml');
  });
});

describe('sending', () => {
  const push = () => repository.push(path('checkout'));
  const theirs = (file: string, text: string) => {
    if (!existsSync(path('other'))) gitIn('.', 'clone', '--quiet', path('remote.git'), path('other'));
    writeFileSync(path('other', file), text);
    gitIn('other', 'add', '.');
    gitIn(
      'other',
      '-c',
      'user.name=O',
      '-c',
      'user.email=o@a.example',
      'commit',
      '--quiet',
      '--message=Theirs',
    );
    gitIn('other', 'push', '--quiet');
  };
  beforeEach(async () => {
    gitIn('.', 'init', '--quiet', '--bare', '--initial-branch=main', path('remote.git'));
    git('remote', 'add', 'origin', path('remote.git'));
    await open();
  });

  test('what was merged by hand stays so where others have sent nothing', async () => {
    await push();
    git('checkout', '--quiet', '-b', 'draft');
    write('content/page.yaml', 'title: Two');
    git('commit', '--quiet', '--all', '--message=Draft');
    git('checkout', '--quiet', 'main');
    git('merge', '--quiet', '--no-ff', '--message=Merged', 'draft');
    await push();
    expect(gitIn('remote.git', 'log', '-1', '--format=%s', 'main')).toBe('Merged');
  });

  test('the first time makes the branch; the commit is the one that was made', async () => {
    const commit = await repository.commit('Second');
    expect(await push()).toBe(commit);
    expect(gitIn('remote.git', 'rev-parse', 'main')).toBe(commit);
  });

  test('starts the hooks of a remote on this machine without what the editor is told', async () => {
    writeFileSync(path('remote.git/hooks/post-receive'), `#!/bin/sh\nenv > '${path('told')}'\n`, {
      mode: 0o755,
    });
    vi.stubEnv('CONTENT_DIR', path('elsewhere'));
    vi.stubEnv('NODE_ENV', 'development');
    await push();
    expect(read('told')).toMatch(/^PATH=/m);
    expect(read('told')).not.toMatch(/^(CONTENT_DIR|NODE_ENV)=/m);
  });

  test('comes after what others have sent, and leaves what is half done', async () => {
    await push();
    theirs('content/theirs.yaml', 'title: Theirs');
    write('README.md', 'Half done');
    write('content/page.yaml', 'title: Two');
    await repository.commit('Second');
    const sent = await push();
    expect(gitIn('remote.git', 'log', '--format=%s', 'main').split('\n')).toEqual([
      'Second',
      'Theirs',
      'First',
    ]);
    expect(sent).toBe(git('rev-parse', 'HEAD'));
    expect(read('site/README.md')).toBe('Half done');
    expect(read('site/content/theirs.yaml')).toBe('title: Theirs');
  });

  test('the content that is edited has what is sent at every moment', async () => {
    await push();
    theirs('content/theirs.yaml', 'title: Theirs');
    write('content/page.yaml', 'title: Two');
    await repository.commit('Second');
    const hook = `#!/bin/sh\ncat '${path('site/content/page.yaml')}' >> '${path('seen')}'\n`;
    writeFileSync(path('site/.git/hooks/post-checkout'), hook, { mode: 0o755 });
    await push();
    expect(new Set(read('seen').match(/title: .../g))).toEqual(new Set(['title: Two']));
    expect(read('site/content/theirs.yaml')).toBe('title: Theirs');
  });

  test('what is half done where others changed something is left, and nothing is sent', async () => {
    await push();
    theirs('README.md', 'Theirs');
    write('README.md', 'Half done');
    write('content/page.yaml', 'title: Two');
    const commit = await repository.commit('Second');
    await expect(push()).rejects.toThrow(/not uptodate/i);
    expect(read('site/README.md')).toBe('Half done');
    expect(git('rev-parse', 'HEAD')).toBe(commit);
    expect(gitIn('remote.git', 'log', '-1', '--format=%s', 'main')).toBe('Theirs');
  });

  test('a sending that was stopped in the middle is done the next time', async () => {
    await push();
    theirs('content/page.yaml', 'title: Theirs');
    write('content/page.yaml', 'title: Two');
    await repository.commit('Second');
    await repository.checkOut(await repository.head(), path('checkout'));
    git('fetch', '--quiet');
    expect(() => gitIn('checkout', 'rebase', 'origin/main')).toThrow();
    git('reset', '--quiet', '--hard', 'HEAD~');
    write('content/mine.yaml', 'title: Mine');
    await repository.commit('Third');
    await push();
    expect(gitIn('remote.git', 'log', '-1', '--format=%s', 'main')).toBe('Third');
  });

  test('what others changed in the same lines is refused, and all is as it was', async () => {
    await push();
    theirs('content/page.yaml', 'title: Theirs');
    write('content/page.yaml', 'title: Mine');
    const commit = await repository.commit('Second');
    await expect(push()).rejects.toThrow(/could not apply/i);
    expect(git('symbolic-ref', '--short', 'HEAD')).toBe('main');
    expect(git('rev-parse', 'HEAD')).toBe(commit);
    expect(read('site/content/page.yaml')).toBe('title: Mine');
  });

  test('without a connection says so, and the next time it is sent', async () => {
    await push();
    renameSync(path('remote.git'), path('away.git'));
    write('content/page.yaml', 'title: Two');
    const commit = await repository.commit('Second');
    await expect(push()).rejects.toThrow(/remote\.git/);
    renameSync(path('away.git'), path('remote.git'));
    expect(await push()).toBe(commit);
  });
});

describe('a checkout', () => {
  test('is a commit as it was, with the tools of the project; the next one takes its place', async () => {
    mkdirSync(path('site/node_modules'));
    writeFileSync(path('site/node_modules/tool'), 'Tool');
    const before = await repository.head();
    write('content/page.yaml', 'title: Two');
    const second = await repository.commit('Second');
    await repository.checkOut(before, path('checkout'));
    expect(read('checkout/content/page.yaml')).toBe('title: One\n');
    expect(read('checkout/node_modules/tool')).toBe('Tool');
    writeFileSync(path('checkout/content/page.yaml'), 'Written by nobody');
    writeFileSync(path('checkout/kept'), 'From one time to the next');
    await repository.checkOut(second, path('checkout'));
    expect(read('checkout/content/page.yaml')).toBe('title: Two');
    expect(existsSync(path('checkout/kept'))).toBe(true);
    expect(git('symbolic-ref', '--short', 'HEAD')).toBe('main');
  });

  test('is made anew where another place of the project has left one, or none is there any more', async () => {
    const before = await repository.head();
    mkdirSync(path('checkout'));
    writeFileSync(path('checkout/.git'), `gitdir: ${path('elsewhere/.git/worktrees/checkout')}\n`);
    writeFileSync(path('checkout/old'), 'Old');
    await repository.checkOut(before, path('checkout'));
    expect(existsSync(path('checkout/old'))).toBe(false);
    expect(existsSync(path('checkout/node_modules'))).toBe(false);
    rmSync(path('checkout'), { recursive: true });
    await repository.checkOut(before, path('checkout'));
    expect(read('checkout/content/page.yaml')).toBe('title: One\n');
  });

  test('in a folder of the project leaves the project as it is', async () => {
    mkdirSync(path('site/.cache/checkout'), { recursive: true });
    await repository.checkOut(await repository.head(), path('site/.cache/checkout'));
    expect(read('site/.cache/checkout/content/page.yaml')).toBe('title: One\n');
    expect(git('symbolic-ref', '--short', 'HEAD')).toBe('main');
  });

  test('an older content is committed again, and the folder that is worked in stays', async () => {
    const before = await repository.head();
    write('content/page.yaml', 'title: Two');
    write('content/new.yaml', 'title: New');
    write('README.md', 'Read more');
    git('add', '.');
    git('commit', '--quiet', '--message=Second');
    const again = await repository.commitAgain(before, 'Taken back', path('checkout'));
    expect(again).toBe(git('rev-parse', 'main'));
    expect(git('log', '--format=%s').split('\n')).toEqual(['Taken back', 'Second', 'First']);
    expect(committed()).toEqual(['content/new.yaml', 'content/page.yaml']);
    expect(read('site/content/page.yaml')).toBe('title: Two');
    expect(await repository.changedSince(again)).toEqual(['page.yaml', 'new.yaml']);
  });

  test('of a repository whose root is the content', async () => {
    repository = (await openRepository(path('site')))!;
    const before = await repository.head();
    write('README.md', 'Read more');
    await repository.commit('Second');
    await repository.commitAgain(before, 'Taken back', path('checkout'));
    expect(await repository.textAt('HEAD', 'README.md')).toBe('Read');
    await repository.commitAgain(before, 'Again', path('checkout'));
    expect(git('rev-list', '--count', 'HEAD')).toBe('4');
  });
});

test('content that was taken back is known below a later commit that leaves it as it is', async () => {
  const before = await repository.head();
  write('content/page.yaml', 'title: Two');
  await repository.commit('Second');
  await repository.commitAgain(before, TAKEN_BACK, path('checkout'));
  write('README.md', 'Read more');
  git('commit', '--quiet', '--message=Code', '--only', 'README.md');
  await repository.markPublic(await repository.head());
  expect(await repository.publicVersions()).toMatchObject([{ isTakenBack: true }]);
});

test('what the public has seen is remembered, the newest first, and the same content is known again', async () => {
  expect(await repository.publicVersions()).toEqual([]);
  const before = await repository.head();
  const [longAgo, lately] = [new Date(Date.UTC(1999, 0, 1)), new Date(Date.UTC(2026, 0, 1))];
  vi.setSystemTime(lately);
  await repository.markPublic(before);
  write('README.md', 'Read more');
  git('commit', '--quiet', '--all', '--message=Second');
  const second = await repository.head();
  vi.setSystemTime(longAgo);
  await repository.markPublic(second);
  const tree = git('rev-parse', 'HEAD:content');
  expect(await repository.publicVersions()).toEqual([
    { commit: before, tree, since: lately, isTakenBack: false },
    { commit: second, tree, since: longAgo, isTakenBack: false },
  ]);
  vi.useRealTimers();
});
