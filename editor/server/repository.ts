/** The repository that the content stands in, which holds what was published. */
import { relative, resolve } from 'node:path';
import type { Author } from '../api.ts';
import { checkOut } from './checkout.ts';
import { type Git, gitIn } from './git.ts';
import { markPublic, publicVersionsIn } from './public-versions.ts';

/** @returns undefined where git is not installed, or where the folder stands in no repository or is ignored by it */
export async function openRepository(content: string) {
  const git = gitIn(content);
  const root = await git.ask('rev-parse', '--show-toplevel');
  if (!root || (await git.ask('check-ignore', content))) return undefined;
  const branch = await git.ask('symbolic-ref', '--short', 'HEAD');
  const remote = await remoteOf(git, branch);

  return {
    /** The branch that is worked on; empty while somebody is at work on the history. */
    branch,
    /** The name of the repository that publishes; undefined where there is none. */
    remote,
    /** Where git keeps what it knows. */
    folder: resolve(content, await git.run('rev-parse', '--git-common-dir')),

    author: () => authorIn(git),
    async setAuthor({ name, email }: Author) {
      await git.run('config', 'user.name', name);
      await git.run('config', 'user.email', email);
    },

    head: () => git.ask('rev-parse', '--verify', '--quiet', 'HEAD'),
    isKnown: async (commit: string) => (await git.ask('cat-file', '-t', commit)) === 'commit',
    changedSince: (commit: string) => changedSince(git, commit),
    /** A file of the content in a commit; undefined where it was not there. */
    textAt: (commit: string, file: string) => git.textAt(commit, `./${file}`),

    commit: (message: string) => commitContent(git, message),
    /**
     * Sends the branch to the remote repository, after what others have sent.
     * @param folder the checkout in which the two are brought together
     * @returns its last commit @throws Error as git says it
     */
    push: (folder: string) => push(root, { remote: remote!, branch }, folder),

    checkOut: (commit: string, folder: string) => checkOut(root, commit, folder),
    commitAgain: (older: string, message: string, folder: string) =>
      commitAgain(
        { root, path: relative(root, content).replaceAll('\\', '/') || '.' },
        older,
        message,
        folder,
      ),

    publicVersions: publicVersionsIn(git),
    markPublic: (commit: string) => markPublic(git, commit),
  };
}
export type Repository = NonNullable<Awaited<ReturnType<typeof openRepository>>>;

/** The repository that a branch is sent to, else the first that is known. */
async function remoteOf(git: Git, branch: string): Promise<string | undefined> {
  const own = await git.ask('config', `branch.${branch}.remote`);
  return own || (await git.ask('remote')).split('\n')[0] || undefined;
}

/** Who commits, if git knows. */
async function authorIn(git: Git): Promise<Author | undefined> {
  const [name, email] = await Promise.all([git.ask('config', 'user.name'), git.ask('config', 'user.email')]);
  return name && email ? { name, email } : undefined;
}

/** The files of the content that are not as they were in a commit, new ones too. */
async function changedSince(git: Git, commit: string): Promise<string[]> {
  const names = await Promise.all([
    git.ask('diff', '--name-only', '--relative', '-z', commit, '--', '.'),
    git.ask('ls-files', '--others', '--exclude-standard', '-z'),
  ]);
  return [...new Set(names.join('').split('\0'))].filter(Boolean);
}

/** Makes the content as it stands a commit, and nothing else, whatever else is changed or staged. @returns it */
async function commitContent(git: Git, message: string): Promise<string> {
  await git.run('add', '--all', '--', '.');
  if (await git.ask('diff', '--cached', '--name-only', '--', '.'))
    await git.run('commit', '--quiet', `--message=${message}`, '--only', '--', '.');
  return git.run('rev-parse', 'HEAD');
}

/** Sends a branch, after what others have sent. Nobody who edits meanwhile finds what they have sent without his own. */
async function push(
  root: string,
  { remote, branch }: { remote: string; branch: string },
  folder: string,
): Promise<string> {
  const git = gitIn(root);
  // Where there is no connection, sending says so.
  await git.ask('fetch', '--quiet', remote, branch);
  const theirs = await git.ask('rev-parse', '--verify', '--quiet', `${remote}/${branch}`);
  const isNew = theirs && (await git.ask('merge-base', theirs, 'HEAD')) !== theirs;
  if (isNew) {
    await checkOut(root, await git.run('rev-parse', 'HEAD'), folder);
    const there = gitIn(folder);
    await there.run('rebase', '--quiet', theirs).catch(async (error) => {
      await there.ask('rebase', '--abort');
      throw error;
    });
    // Only what others have changed is written; what is half done there stays, and is refused where they have changed it.
    await git.run('reset', '--quiet', '--keep', await there.run('rev-parse', 'HEAD'));
  }
  await git.run('push', '--quiet', remote, `HEAD:refs/heads/${branch}`);
  return git.run('rev-parse', 'HEAD');
}

/**
 * Makes a commit after the last one, whose content is that of an older one. The folder that is worked in stays.
 * @param content the repository’s folder, and the content’s in it
 * @param folder the checkout in which it is made
 */
async function commitAgain(
  { root, path }: { root: string; path: string },
  older: string,
  message: string,
  folder: string,
): Promise<string> {
  const git = gitIn(root);
  await checkOut(root, await git.run('rev-parse', 'HEAD'), folder);
  const there = gitIn(folder);
  await there.run('rm', '-r', '--quiet', '--force', '--', path);
  await there.run('checkout', older, '--', path);
  await there.run('commit', '--quiet', '--allow-empty', `--message=${message}`);
  const commit = await there.run('rev-parse', 'HEAD');
  await git.run('reset', '--quiet', commit);
  return commit;
}
