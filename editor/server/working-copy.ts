/**
 * The working copy. Every change is written to `copy/` at once, so that nothing is lost. Saving copies the changes to the
 * content folder, and requires content without mistakes. `base/` is the content folder as the copy last read it: a
 * difference in the copy was edited here, and a difference in the content folder was changed elsewhere. Astro draws
 * `preview/`, in which files with mistakes keep their last drawable version.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { checkContent } from '../../src/content/check/check-content.ts';
import { createInspector } from '../../src/content/check/inspector.ts';
import { outdatedTranslations } from '../../src/content/check/outdated-translations.ts';
import { sortProblems } from '../../src/content/check/problem.ts';
import type { Choice, Conflict, Edit, Status } from '../api.ts';
import { merge } from '../merge.ts';
import { differing, filesIn, fingerprint, mirror, replace } from './folders.ts';
import { createPreview } from './preview.ts';
import { takeOver } from './take-over.ts';
import { readValues, withValues } from './yaml.ts';

/**
 * Opens the working copy of a content folder.
 * @param work its own folder, which is kept while there are unsaved changes
 */
export function openWorkingCopy(content: string, work: string) {
  const copy = join(work, 'copy');
  const base = join(work, 'base');
  /** A copy of each version of a file that a client has received: the base of merges and of undo. */
  const versionsFolder = join(work, 'versions');
  const pathOfVersion = (file: string, version: string) =>
    join(versionsFolder, `${basename(version)} ${basename(file)}`);
  const inspect = createInspector();
  const preview = createPreview({ copy, base }, join(work, 'preview'));
  for (const folder of [copy, base, versionsFolder]) mkdirSync(folder, { recursive: true });

  const unsaved = () => differing(base, copy);
  const sync = (choices?: Choice[]) => takeOver({ content, base, copy }, choices);

  /** The version of each file. Keeps a copy of each, because later changes may be based on it or restore it. */
  function versions(): Record<string, string> {
    return Object.fromEntries(
      filesIn(copy).map((file) => {
        const version = fingerprint(copy, file)!;
        const path = pathOfVersion(file, version);
        if (!existsSync(path)) cpSync(join(copy, file), path, { preserveTimestamps: true });
        return [file, version];
      }),
    );
  }

  /**
   * Writes values into the YAML of the saved file, so that comments and formatting do not drift with each keystroke.
   * @returns the conflicts with changes of others since the edited version; if there are any, nothing is written
   */
  function write(file: string, { value, version, choices = [] }: Edit): Conflict[] {
    const path = join(copy, file);
    if (version !== undefined && version !== fingerprint(copy, file)) {
      const merged = merge(
        { base: readValues(pathOfVersion(file, version)), mine: value, theirs: readValues(path) },
        choices,
      );
      if (merged.conflicts.length > 0) return merged.conflicts.map((conflict) => ({ file, ...conflict }));
      value = merged.value;
    }
    // Removed by others, as the user chose.
    if (value === undefined) {
      rmSync(path, { force: true });
      return [];
    }
    const readable = [join(base, file), path].find((source) => readValues(source));
    replace(path, withValues(readable ? readFileSync(readable, 'utf8') : '', value));
    return [];
  }

  async function status(): Promise<Status> {
    const conflicts = sync();
    const now = versions();
    const problems = await checkContent(copy, inspect);
    preview.update(problems);
    const isSound = sortProblems(problems).mistakes.length === 0;
    const outdated = isSound ? await outdatedTranslations(copy) : [];
    return {
      problems,
      outdated,
      versions: now,
      conflicts,
      unsaved: unsaved(),
      previewVersion: preview.version(),
    };
  }

  return {
    content,
    /** The folder of the edited content. */
    folder: copy,
    /** The folder that Astro draws. */
    preview: preview.folder,
    /** The number of changes of that folder so far. */
    previewVersion: preview.version,
    status,

    sync,

    files: () => filesIn(copy),

    /** The values of a file; undefined if it does not exist or cannot be read. */
    read: (file: string) => readValues(join(copy, file)),

    write,

    /** An identifier of a file’s version; undefined if the file does not exist. */
    version: (file: string) => fingerprint(copy, file),

    /** Restores an earlier version of a file, if a copy of it exists. */
    restore(file: string, version: string) {
      const earlier = pathOfVersion(file, version);
      if (existsSync(earlier)) cpSync(earlier, join(copy, file), { preserveTimestamps: true });
    },

    /** Copies a file, with its comments. */
    copyFile: (file: string, to: string) => replace(join(copy, to), readFileSync(join(copy, file))),

    /** Removes a file. The content folder keeps it until the next save. */
    remove: (file: string) => rmSync(join(copy, file), { force: true }),

    /** Saves all changes to the content folder, unless there is a mistake or a conflict. */
    async save(): Promise<Status> {
      for (;;) {
        const found = await status();
        if (found.conflicts.length > 0 || sortProblems(found.problems).mistakes.length > 0) return found;
        // Somebody may have changed a file during the check.
        if (differing(content, base).length > 0 || !isDeepStrictEqual(versions(), found.versions)) continue;
        // If this is interrupted, the remaining files are still unsaved in the next session.
        for (const file of found.unsaved) for (const folder of [content, base]) mirror(copy, folder, file);
        preview.update(found.problems);
        return { ...found, unsaved: [], previewVersion: preview.version() };
      }
    },

    /** Discards all unsaved changes. */
    discard() {
      for (const folder of [copy, base])
        for (const file of differing(content, folder)) mirror(content, folder, file);
    },

    /** Ends the session. Unsaved changes are kept for the next one. */
    close() {
      if (unsaved().length === 0) rmSync(work, { recursive: true });
    },
  };
}
export type WorkingCopy = ReturnType<typeof openWorkingCopy>;
