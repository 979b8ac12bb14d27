/**
 * Keeps every saved version of the content in a separate git repository. The project’s repository contains only
 * published versions, may be on another branch, or may not exist.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { SavedVersion } from '../api.ts';
import { describeChanges, namesIn, valuesOf } from './changes.ts';
import { replace } from './folders.ts';
import { gitIn } from './git.ts';
import { Refusal } from './refusal.ts';

/** The number of versions in the list. */
const SHOWN = 100;

/** The width of a picture, in pixels: enough for the history on sharp screens. */
const WIDTH = 640;

/** Git requires an author for each commit. The real authors are in the project’s repository. */
const AUTHOR = ['-c', 'user.name=Editor', '-c', 'user.email=editor@localhost', '-c', 'commit.gpgsign=false'];

/** A saved version with the hash of its content’s git tree, which is equal for equal contents in any repository. */
export interface Version extends Omit<SavedVersion, 'published'> {
  tree: string;
}

/** @param folder the folder of the git repository; only this module writes there */
export function openSavedVersions(content: string, folder: string) {
  const gitOn = (workTree: string) =>
    gitIn(content, '--git-dir', folder, '--work-tree', workTree, '-c', 'core.quotePath=false');
  const { run, tryRun, lines, textAt } = gitOn(content);

  const pictureOf = (version: string) =>
    join(folder, 'pictures', `${version.replace(/[^0-9a-f]/g, '_')}.webp`);

  const read = async (version: string, file: string) => valuesOf(file, await textAt(version, file));

  let queue: Promise<unknown> = Promise.resolve();
  async function record(): Promise<void> {
    // A stopped git leaves its lock, and every later git would fail.
    rmSync(join(folder, 'index.lock'), { force: true });
    if (!(await tryRun('rev-parse', '--verify', '--quiet', 'HEAD'))) {
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
    /** Records the saved content, if it differs from the newest version. @throws Error with git’s message */
    record(): Promise<void> {
      const done = queue.then(record);
      queue = done.catch(() => {});
      return done;
    },

    /** The picture of a version; undefined if there is none. */
    picture: (version: string) =>
      existsSync(pictureOf(version)) ? readFileSync(pictureOf(version)) : undefined,

    /** Stores the picture of a version, drawn by the browser of the person who edits. @throws Refusal if it is no picture */
    async putPicture(version: string, bytes: Buffer): Promise<void> {
      const small = sharp(bytes).resize({ width: WIDTH, withoutEnlargement: true }).webp();
      const picture = await small.toBuffer().catch(() => undefined);
      if (!picture) throw new Refusal('This is no picture.');
      replace(pictureOf(version), picture);
    },

    /** Lists the versions, the newest first. */
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
          return { id, date, tree, changes, files, isPictured: existsSync(pictureOf(id)) };
        })
        .filter(({ files }) => files.length > 0);
    },

    /**
     * Restores files of a version into another folder.
     * @param file one file; by default all files that differ from the newest version, and the unsaved ones
     * @param unsaved the files in the other folder with unsaved changes
     * @returns the files that did not exist in that version; they are not removed
     */
    async restore(
      version: string,
      to: string,
      { file, unsaved = [] }: { file?: string; unsaved?: string[] } = {},
    ): Promise<string[]> {
      const changed = () => lines('diff', '--name-only', version, 'HEAD');
      const names = file ? [file] : [...new Set([...unsaved, ...(await changed())])];
      const existing = new Set(await lines('ls-tree', '-r', '--name-only', version));
      const kept = names.filter((name) => existing.has(name));
      if (kept.length > 0) await gitOn(to).run('checkout', '--quiet', version, '--', ...kept);
      return names.filter((name) => !existing.has(name));
    },
  };
}
export type SavedVersions = ReturnType<typeof openSavedVersions>;
