/** The repository that the content stands in, by the installed git. */
import { existsSync, rmSync, symlinkSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { simpleGit } from 'simple-git';
import type { Author } from '../api.ts';

/** Where is remembered what was seen in public: each ref is named by the second in which it was. */
const PUBLIC = 'refs/editor/public';

/** How long git may be silent, in milliseconds: it may have asked something that nobody sees. */
const SILENCE = 120_000;

/** A version that the public has seen. */
export interface PublicVersion {
  commit: string;
  /** The tree of the content in it: the same content has the same one. */
  tree: string;
  since: Date;
}

/** @returns undefined where git is not installed, or where the folder stands in no repository or is ignored by it */
export async function openRepository(content: string) {
  const git = (folder: string) =>
    simpleGit({
      baseDir: folder,
      trimmed: true,
      timeout: { block: SILENCE },
      allowEnvironment: ['GIT_TERMINAL_PROMPT'],
    });
  const run = (...args: string[]) => git(content).raw(args);
  const ask = (...args: string[]) => run(...args).catch(() => '');

  const root = await ask('rev-parse', '--show-toplevel');
  if (!root || (await ask('check-ignore', content))) return undefined;
  const inRoot = (...args: string[]) => git(root).raw(args);
  const path = relative(root, content).replaceAll('\\', '/') || '.';
  const branch = await ask('symbolic-ref', '--short', 'HEAD');
  const remote =
    (await ask('config', `branch.${branch}.remote`)) || (await ask('remote')).split('\n').find(Boolean);

  const treeOf = (commit: string) =>
    ask('rev-parse', '--verify', '--quiet', `${commit}:${path === '.' ? '' : path}`);

  return {
    root,
    branch,
    /** Where git keeps what it knows. */
    folder: resolve(content, await run('rev-parse', '--git-common-dir')),
    /** The name of the repository that publishes; undefined where there is none. */
    remote,

    async author(): Promise<Author | undefined> {
      const [name, email] = await Promise.all([ask('config', 'user.name'), ask('config', 'user.email')]);
      return name && email ? { name, email } : undefined;
    },

    async setAuthor({ name, email }: Author) {
      await run('config', 'user.name', name);
      await run('config', 'user.email', email);
    },

    head: () => ask('rev-parse', '--verify', '--quiet', 'HEAD'),
    treeOf,
    isKnown: async (commit: string) => (await ask('cat-file', '-t', commit)) === 'commit',

    /** The files of the content that are not as they were in a commit, new ones too. */
    async changedSince(commit: string): Promise<string[]> {
      const names = await Promise.all([
        ask('diff', '--name-only', '--relative', '-z', commit, '--', '.'),
        ask('ls-files', '--others', '--exclude-standard', '-z'),
      ]);
      return [...new Set(names.join('\0').split('\0'))].filter(Boolean);
    },

    /** A file of the content in a commit; undefined where it was not there. */
    textAt: (commit: string, file: string): Promise<string | undefined> =>
      git(content)
        .show(`${commit}:./${file}`)
        .catch(() => undefined),

    /** Makes the content as it stands a commit, and nothing else, whatever else is changed or staged. @returns it */
    async commit(message: string): Promise<string> {
      await run('add', '--all', '--', '.');
      if (await ask('diff', '--cached', '--name-only', '--', '.'))
        await run('commit', '--quiet', `--message=${message}`, '--only', '--', '.');
      return run('rev-parse', 'HEAD');
    },

    /** Sends the branch to the remote repository, after what others have sent. @throws Error as git says it */
    async push(): Promise<string> {
      await inRoot('fetch', '--quiet', remote!, branch).catch(() => {});
      const theirs = await ask('rev-parse', '--verify', '--quiet', `${remote}/${branch}`);
      const isNew = (await ask('merge-base', theirs, 'HEAD')) !== theirs;
      if (theirs && isNew) {
        await inRoot('rebase', '--quiet', '--autostash', theirs).catch(async (error) => {
          await inRoot('rebase', '--abort').catch(() => {});
          throw error;
        });
      }
      await inRoot('push', '--quiet', remote!, `HEAD:refs/heads/${branch}`);
      return run('rev-parse', 'HEAD');
    },

    /**
     * A checkout of a commit beside the folder that is worked in, which nobody edits.
     * @param folder where it stands, kept from one time to the next
     */
    async checkOut(commit: string, folder: string): Promise<void> {
      const isThere =
        existsSync(join(folder, '.git')) &&
        (await git(folder)
          .raw(['checkout', '--quiet', '--force', '--detach', commit])
          .then(
            () => true,
            () => false,
          ));
      if (!isThere) {
        // It names the repository by its path, which is another when the project’s folder was moved.
        rmSync(folder, { recursive: true, force: true });
        await inRoot('worktree', 'prune');
        await inRoot('worktree', 'add', '--quiet', '--force', '--detach', folder, commit);
      }
      const modules = join(root, 'node_modules');
      if (existsSync(modules) && !existsSync(join(folder, 'node_modules')))
        symlinkSync(modules, join(folder, 'node_modules'), 'junction');
    },

    /** Makes a commit after the last one, whose content is that of an older one. The folder that is worked in stays. */
    async commitAgain(older: string, message: string, folder: string): Promise<string> {
      await this.checkOut(await this.head(), folder);
      const there = git(folder);
      await there.raw(['rm', '-r', '--quiet', '--force', '--', path]);
      await there.raw(['checkout', older, '--', path]);
      await there.raw(['commit', '--quiet', '--allow-empty', `--message=${message}`]);
      const commit = await there.raw(['rev-parse', 'HEAD']);
      await inRoot('reset', '--quiet', commit);
      return commit;
    },

    /** What the public has seen, the newest first. */
    async publicVersions(): Promise<PublicVersion[]> {
      const refs = await ask('for-each-ref', '--sort=-refname', '--format=%(refname) %(objectname)', PUBLIC);
      const lines = refs.split('\n').filter(Boolean);
      return Promise.all(
        lines.map(async (line) => {
          const [ref, commit] = line.split(' ') as [string, string];
          const since = new Date(Number(ref.split('/').at(-1)) * 1000);
          return { commit, tree: await treeOf(commit), since };
        }),
      );
    },

    markPublic: (commit: string, since = new Date()) =>
      run('update-ref', `${PUBLIC}/${String(Math.floor(since.getTime() / 1000)).padStart(12, '0')}`, commit),
  };
}
export type Repository = NonNullable<Awaited<ReturnType<typeof openRepository>>>;
