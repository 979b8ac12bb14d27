/**
 * The working copy. Every change goes to `copy/` at once, so that nothing is lost, and reaches the content folder when
 * it is saved, which needs a content without mistakes. `base/` is the content folder as the copy last had it: what
 * differs from it in the copy was edited here, and what differs from it in the content folder was changed elsewhere.
 * Astro draws `preview/`: the copy, but of each file the last version that can be drawn.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { checkContent } from '../../src/content/check/check-content.ts';
import { createInspector } from '../../src/content/check/inspector.ts';
import { outdatedTranslations } from '../../src/content/check/outdated-translations.ts';
import { sortProblems } from '../../src/content/check/problem.ts';
import type { Choice, Conflict, Edit, Status } from '../api.ts';
import { COMPANY_FILE } from '../files.ts';
import { merge } from '../merge.ts';
import { differing, filesIn, fingerprint, mirror, replace } from './folders.ts';
import { createPreview } from './preview.ts';
import { repairFacts } from './repair-facts.ts';
import { finishSave, saveFiles } from './save-files.ts';
import { takeOver } from './take-over.ts';
import { readValues, withValues } from './yaml.ts';

/** A working copy of a content folder. @param work a folder of its own, kept between sessions */
export function openWorkingCopy(content: string, work: string) {
  const copy = join(work, 'copy');
  const base = join(work, 'base');
  /** Every version of a file that was handed out. */
  const kept = join(work, 'versions');
  const keptAt = (file: string, version: string) => join(kept, `${basename(version)} ${basename(file)}`);
  const inspect = createInspector();
  const preview = createPreview({ copy, base }, join(work, 'preview'));
  for (const folder of [copy, base, kept]) mkdirSync(folder, { recursive: true });
  finishSave(content);

  const unsaved = () => differing(base, copy);
  const sync = (choices?: Choice[]) => takeOver({ content, base, copy }, choices);

  /** The version of each file; all of them are kept, for changes that begin with them, and to be restored. */
  function versions(): Record<string, string> {
    return Object.fromEntries(
      filesIn(copy).map((file) => {
        const version = fingerprint(copy, file)!;
        const path = keptAt(file, version);
        if (!existsSync(path)) cpSync(join(copy, file), path, { preserveTimestamps: true });
        return [file, version];
      }),
    );
  }

  /**
   * Writes a file’s values in the manner of the one that is saved: what is typed in between leaves no trace.
   * @returns where others changed the same fields since the version that was edited; then nothing is written
   */
  function write(file: string, { value, version, choices = [] }: Edit): Conflict[] {
    const path = join(copy, file);
    if (version !== undefined && version !== fingerprint(copy, file)) {
      const merged = merge(
        { base: readValues(keptAt(file, version)), mine: value, theirs: readValues(path) },
        choices,
      );
      if (merged.conflicts.length > 0) return merged.conflicts.map((conflict) => ({ file, ...conflict }));
      value = merged.value;
    }
    // Others have removed it, and a person has agreed.
    if (value === undefined) {
      rmSync(path, { force: true });
      return [];
    }
    const written = [join(base, file), path].find(readValues);
    replace(path, withValues(written ? readFileSync(written, 'utf8') : '', value));
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
    /** The folder of everything as edited. */
    folder: copy,
    /** The folder that Astro draws. */
    preview: preview.folder,
    /** Counts the changes of that folder. */
    previewVersion: preview.version,
    status,

    sync,

    files: () => filesIn(copy),

    /** The values of a file; undefined when it is not there or holds no fields that can be read. */
    read: (file: string) => readValues(join(copy, file)),

    write,

    /** Tells versions of a file apart; undefined where it is not there. */
    version: (file: string) => fingerprint(copy, file),

    /** Makes a file what it was in an earlier version, if that is still known. */
    restore(file: string, version: string) {
      const earlier = keptAt(file, version);
      if (existsSync(earlier)) cpSync(earlier, join(copy, file), { preserveTimestamps: true });
    },

    /** Takes a file under another name too, with its comments. */
    copyFile: (file: string, to: string) => replace(join(copy, to), readFileSync(join(copy, file))),

    /** Removes a file; the content folder keeps it until this is saved. */
    remove: (file: string) => rmSync(join(copy, file), { force: true }),

    /** Takes all changes into the content folder, unless there is a mistake or a conflict. */
    async save(): Promise<Status> {
      const facts = repairFacts(readValues(join(base, COMPANY_FILE)), readValues(join(copy, COMPANY_FILE)));
      if (facts) write(COMPANY_FILE, { value: facts });
      for (;;) {
        const found = await status();
        if (found.conflicts.length > 0 || sortProblems(found.problems).mistakes.length > 0) return found;
        // Somebody may have written while it was checked.
        if (differing(content, base).length > 0 || !isDeepStrictEqual(versions(), found.versions)) continue;
        saveFiles(copy, content, found.unsaved);
        for (const file of found.unsaved) mirror(copy, base, file);
        preview.update(found.problems);
        return { ...found, unsaved: [], previewVersion: preview.version() };
      }
    },

    /** Forgets all changes that are not saved. */
    discard() {
      for (const folder of [copy, base])
        for (const file of differing(content, folder)) mirror(content, folder, file);
    },

    /** Ends the session; what is not saved stays for the next one. */
    close() {
      if (unsaved().length === 0) rmSync(work, { recursive: true });
    },
  };
}
export type WorkingCopy = ReturnType<typeof openWorkingCopy>;
