/**
 * Every state of the content that was saved, in a git repository of the editor’s own: the project’s has what was
 * published, whatever is staged or checked out there, and there may be none.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SavedVersion, Unpictured } from '../api.ts';
import { HOME_FILE, schemaOf } from '../files.ts';
import { changedPath } from '../merge.ts';
import { describeChanges, valuesOf } from './changes.ts';
import { gitIn } from './git.ts';
import { namesIn } from './page-names.ts';

const isPage = (file: string) => schemaOf(file) === 'page';

/** How many of them are shown. */
const SHOWN = 100;

/** Git makes no version without an author; whose it is, the project’s repository says. */
const AUTHOR = ['-c', 'user.name=Editor', '-c', 'user.email=editor@localhost', '-c', 'commit.gpgsign=false'];

/** A saved version, and the tree of its content: what git calls the same content everywhere. */
export interface Version extends Omit<SavedVersion, 'published' | 'pictured'> {
  tree: string;
}

/** @param folder where the versions are kept; only this module writes there */
export function openSavedVersions(content: string, folder: string) {
  const gitOn = (workTree: string) =>
    gitIn(content, '--git-dir', folder, '--work-tree', workTree, '-c', 'core.quotePath=false');
  const { run, ask, lines, textAt } = gitOn(content);

  const read = async (version: string, file: string) => valuesOf(file, await textAt(version, file));

  let queue: Promise<unknown> = Promise.resolve();
  async function record(): Promise<void> {
    // A git that was stopped at its work leaves it, and refuses all work from then on.
    rmSync(join(folder, 'index.lock'), { force: true });
    if (!(await ask('rev-parse', '--verify', '--quiet', 'HEAD'))) {
      mkdirSync(dirname(folder), { recursive: true });
      await run('init', '--quiet');
      await run(...AUTHOR, 'commit', '--quiet', '--allow-empty', '--message=Nothing');
    }
    await run('add', '--all', '--force', '--', '.');
    const files = await lines('diff', '--cached', '--name-only', 'HEAD');
    if (files.length === 0) return;
    const isFirst = (await run('rev-list', '--count', 'HEAD')) === '1';
    const after = await run('write-tree');
    const changes = await Promise.all(
      files.map(async (file) => ({
        file,
        before: await read('HEAD', file),
        after: await read(after, file),
      })),
    );
    const message = isFirst ? 'As it was found' : describeChanges(changes, namesIn(content)).join('; ');
    await run(...AUTHOR, 'commit', '--quiet', `--message=${message}`);
  }

  return {
    /** Keeps the content as it stands, if it is another than before. @throws Error as git says it */
    record(): Promise<void> {
      const done = queue.then(record);
      queue = done.catch(() => {});
      return done;
    },

    /** What was saved, the newest first. */
    async list(): Promise<Version[]> {
      const log = await run(
        'log',
        `--max-count=${SHOWN}`,
        '--format=%x01%H%x09%cI%x09%T%x09%s',
        '--name-only',
      );
      return log
        .split('\u0001')
        .slice(1)
        .map((entry) => {
          const [head, ...files] = entry.split('\n').filter(Boolean);
          const [id, date, tree, changes] = head!.split('\t') as [string, string, string, string];
          return { id, date, tree, changes, files };
        })
        .filter(({ files }) => files.length > 0);
    },

    /** The newest version, and where it differs most from the one before; pages come first, being what is seen. */
    async newestChange(): Promise<NonNullable<Unpictured['version']>> {
      const id = await run('rev-parse', 'HEAD');
      const isFirst = (await run('rev-list', '--count', 'HEAD')) === '2';
      const changed = await lines('diff', '--numstat', '--no-renames', '--diff-filter=d', 'HEAD~1', 'HEAD');
      const [largest] = changed
        .map((line) => line.split('\t') as [added: string, removed: string, file: string])
        .map(([added, removed, file]) => ({ file, size: Number(added) + Number(removed) || 0 }))
        .sort((a, b) => Number(isPage(b.file)) - Number(isPage(a.file)) || b.size - a.size);
      if (isFirst || !largest) return { id, file: HOME_FILE, path: [] };
      const [before, after] = await Promise.all(
        ['HEAD~1', 'HEAD'].map((version) => read(version, largest.file)),
      );
      return { id, file: largest.file, path: changedPath(before, after) ?? [] };
    },

    /**
     * Writes files as they were in a version into another folder.
     * @param given one file; otherwise all that are different now, those among them that the other folder has not saved
     * @returns the files that were not there then
     */
    async restore(
      version: string,
      to: string,
      { file, unsaved = [] }: { file?: string; unsaved?: string[] } = {},
    ): Promise<string[]> {
      const changed = () => lines('diff', '--name-only', version, 'HEAD');
      const names = file ? [file] : [...new Set([...unsaved, ...(await changed())])];
      const there = new Set(await lines('ls-tree', '-r', '--name-only', version));
      const kept = names.filter((name) => there.has(name));
      if (kept.length > 0) await gitOn(to).run('checkout', '--quiet', version, '--', ...kept);
      return names.filter((name) => !there.has(name));
    },
  };
}
export type SavedVersions = ReturnType<typeof openSavedVersions>;
