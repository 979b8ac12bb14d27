/** The git repository that contains the content. Its commits are the published versions. */
import { relative, resolve } from 'node:path';
import type { Author } from '../api.ts';
import { checkOut } from './checkout.ts';
import { type Git, gitIn } from './git.ts';
import { markPublic, publicVersionsIn } from './public-versions.ts';

/** @returns undefined if git is not installed, or the folder is in no repository, or is ignored there */
export async function openRepository(content: string) {
  const git = gitIn(content);
  const root = await git.tryRun('rev-parse', '--show-toplevel');
  if (!root || (await git.tryRun('check-ignore', content))) return undefined;
  const branch = await git.tryRun('symbolic-ref', '--short', 'HEAD');
  const remote = await remoteOf(git, branch);

  return {
    /** The current branch; empty if there is none, for example during a rebase. */
    branch,
    /** The name of the remote repository, whose workflow publishes; undefined if there is none. */
    remote,
    /** Git’s folder, usually `.git`. */
    folder: resolve(content, await git.run('rev-parse', '--git-common-dir')),

    /** The author of commits in git’s configuration, if it is complete. */
    async author(): Promise<Author | undefined> {
      const [name, email] = await Promise.all([
        git.tryRun('config', 'user.name'),
        git.tryRun('config', 'user.email'),
      ]);
      return name && email ? { name, email } : undefined;
    },
    async setAuthor({ name, email }: Author) {
      await git.run('config', 'user.name', name);
      await git.run('config', 'user.email', email);
    },

    head: () => git.tryRun('rev-parse', '--verify', '--quiet', 'HEAD'),
    isKnown: async (commit: string) => (await git.tryRun('cat-file', '-t', commit)) === 'commit',

    /** Lists the files of the content that differ from a commit, including new ones. */
    async changedSince(commit: string): Promise<string[]> {
      const names = await Promise.all([
        git.tryRun('diff', '--name-only', '--relative', '-z', commit, '--', '.'),
        git.tryRun('ls-files', '--others', '--exclude-standard', '-z'),
      ]);
      return [...new Set(names.join('').split('\0'))].filter(Boolean);
    },

    /** Reads a file of the content in a commit. @returns undefined if it did not exist */
    textAt: (commit: string, file: string) => git.textAt(commit, `./${file}`),

    /** Commits the content. Other changes, staged or not, are left alone. @returns the last commit */
    async commit(message: string): Promise<string> {
      await git.run('add', '--all', '--', '.');
      if (await git.tryRun('diff', '--cached', '--name-only', '--', '.'))
        await git.run('commit', '--quiet', `--message=${message}`, '--only', '--', '.');
      return git.run('rev-parse', 'HEAD');
    },

    /**
     * Rebases the branch onto the remote repository’s, and pushes it.
     * @param folder the checkout in which the rebase runs, so that the edited folder never lacks its own changes
     * @returns its last commit @throws Error with git’s message
     */
    async push(folder: string): Promise<string> {
      const project = gitIn(root);
      // If there is no connection, the push below fails with git’s message.
      await project.tryRun('fetch', '--quiet', remote!, branch);
      const theirs = await project.tryRun('rev-parse', '--verify', '--quiet', `${remote}/${branch}`);
      const isNew = theirs && (await project.tryRun('merge-base', theirs, 'HEAD')) !== theirs;
      if (isNew) {
        await checkOut(root, await project.run('rev-parse', 'HEAD'), folder);
        const checkout = gitIn(folder);
        await checkout.run('rebase', '--quiet', theirs).catch(async (error) => {
          await checkout.tryRun('rebase', '--abort');
          throw error;
        });
        // Writes only the files that others have changed. Fails if one of them has uncommitted changes.
        await project.run('reset', '--quiet', '--keep', await checkout.run('rev-parse', 'HEAD'));
      }
      await project.run('push', '--quiet', remote!, `HEAD:refs/heads/${branch}`);
      return project.run('rev-parse', 'HEAD');
    },

    checkOut: (commit: string, folder: string) => checkOut(root, commit, folder),

    /**
     * Adds a commit with the content of an older one. The files in the edited folder stay as they are.
     * @param folder the checkout in which the commit is made
     * @returns the new commit
     */
    async commitAgain(older: string, message: string, folder: string): Promise<string> {
      const project = gitIn(root);
      const path = relative(root, content).replaceAll('\\', '/') || '.';
      await checkOut(root, await project.run('rev-parse', 'HEAD'), folder);
      const checkout = gitIn(folder);
      await checkout.run('rm', '-r', '--quiet', '--force', '--', path);
      await checkout.run('checkout', older, '--', path);
      await checkout.run('commit', '--quiet', '--allow-empty', `--message=${message}`);
      const commit = await checkout.run('rev-parse', 'HEAD');
      await project.run('reset', '--quiet', commit);
      return commit;
    },

    publicVersions: publicVersionsIn(git),
    markPublic: (commit: string) => markPublic(git, commit),
  };
}
export type Repository = NonNullable<Awaited<ReturnType<typeof openRepository>>>;

/** The remote repository of a branch, or else the first one. */
async function remoteOf(git: Git, branch: string): Promise<string | undefined> {
  const own = await git.tryRun('config', `branch.${branch}.remote`);
  return own || (await git.tryRun('remote')).split('\n')[0] || undefined;
}
