/**
 * The working copy. Every change goes to `copy/` at once, so that nothing is lost, and reaches the content folder when
 * it is saved, which needs a content without mistakes. Astro draws `preview/`: the copy, but of each file the last
 * version that can be drawn.
 */
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseDocument } from 'yaml';
import { checkContent } from '../../src/content/check/check-content.ts';
import { type Problem, sortProblems } from '../../src/content/check/problem.ts';
import type { FileHistory, Status } from '../api.ts';
import { PICTURES_FILE } from '../files.ts';
import { isCommitted } from './history.ts';
import { withValues } from './yaml.ts';

/** A working copy of a content folder. @param work a folder of its own, kept between sessions */
export function openWorkingCopy(content: string, work: string) {
  const copy = join(work, 'copy');
  const preview = join(work, 'preview');
  /** What each file of the content folder was like when the copy last had it. */
  const synced = join(work, 'synced.json');
  let previewVersion = 0;
  mkdirSync(copy, { recursive: true });
  mkdirSync(preview, { recursive: true });

  function remember() {
    const files = filesIn(content).map((file) => [file, fingerprint(content, file)]);
    writeFileSync(`${synced}.part`, JSON.stringify(Object.fromEntries(files)));
    renameSync(`${synced}.part`, synced);
  }

  async function status(): Promise<Status> {
    const problems = await checkContent(copy);
    updatePreview(problems);
    return { problems, versions: {}, conflicts: [], unsaved: differing(content, copy), previewVersion };
  }

  function updatePreview(problems: Problem[]) {
    const held = new Set(
      problems.filter(({ isDrawable, isWarning }) => !isDrawable && !isWarning).map(({ file }) => file),
    );
    // Pages need the descriptions of their pictures.
    const isHeld = (file: string) => held.has(file) || (held.has(PICTURES_FILE) && file.startsWith('pages/'));
    // Pictures first, because the other files name them.
    const rank = (file: string) => (file === PICTURES_FILE ? 1 : file.endsWith('.yaml') ? 2 : 0);
    for (const file of differing(copy, preview).sort((a, b) => rank(a) - rank(b))) {
      // Astro asks for a removed picture until it has read the list anew, so its file stays here.
      const isLeft = !file.endsWith('.yaml') && !existsSync(join(copy, file));
      if (isHeld(file) || isLeft) continue;
      mirror(copy, preview, file, { isWatched: true });
      previewVersion++;
    }
  }

  return {
    /** The folder that Astro draws. */
    preview,
    /** Counts the changes of that folder. */
    previewVersion: () => previewVersion,
    /** The folder of pictures as edited. */
    pictures: join(copy, 'pictures'),
    status,

    /** Copies what changed in the content folder since the last time; other unsaved changes stay. */
    sync() {
      const seen: Record<string, string> = existsSync(synced) ? JSON.parse(readFileSync(synced, 'utf8')) : {};
      for (const file of differing(content, copy)) {
        if (fingerprint(content, file) !== seen[file]) mirror(content, copy, file);
      }
      remember();
    },

    files: () => filesIn(copy),

    /** The values of a file; undefined when it is not there or holds no fields that can be read. */
    read: (file: string) => readValues(join(copy, file)),

    /** Writes a file’s values in the manner of the one that is saved: what is typed in between leaves no trace. */
    write(file: string, value: unknown) {
      const written = [content, copy].map((folder) => join(folder, file)).find(readValues);
      const path = join(copy, file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, withValues(written ? readFileSync(written, 'utf8') : '', value));
    },

    /** Removes a file; the content folder keeps it until this is saved. */
    remove: (file: string) => rmSync(join(copy, file), { force: true }),

    history: (file: string): FileHistory => ({
      isSaved: existsSync(join(content, file)),
      isCommitted: isCommitted(content, file),
    }),

    /** Takes all changes into the content folder, unless there is a mistake. */
    async save(): Promise<Status> {
      const found = await status();
      if (sortProblems(found.problems).mistakes.length > 0) return found;
      for (const file of found.unsaved) mirror(copy, content, file);
      remember();
      return { ...found, unsaved: [] };
    },

    /** Forgets all changes that are not saved. */
    discard() {
      for (const file of differing(content, copy)) mirror(content, copy, file);
    },

    /** Ends the session; what is not saved stays for the next one. */
    close() {
      if (differing(content, copy).length === 0) rmSync(work, { recursive: true });
    },
  };
}
export type WorkingCopy = ReturnType<typeof openWorkingCopy>;

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'));

/** The files that are not the same in two folders. */
const differing = (one: string, other: string) =>
  [...new Set([...filesIn(one), ...filesIn(other)])].filter(
    (file) => fingerprint(one, file) !== fingerprint(other, file),
  );

/** Tells versions of a file apart; undefined for none. */
function fingerprint(folder: string, file: string): string | undefined {
  const path = join(folder, file);
  if (!existsSync(path)) return undefined;
  if (file.endsWith('.yaml')) return createHash('sha256').update(readFileSync(path)).digest('hex');
  // Pictures are large, and copied with their time.
  const { size, mtimeMs } = statSync(path);
  return `${size} ${Math.round(mtimeMs)}`;
}

function readValues(path: string): Record<string, unknown> | undefined {
  if (!existsSync(path)) return undefined;
  const document = parseDocument(readFileSync(path, 'utf8'));
  if (document.errors.length > 0) return undefined;
  try {
    const value = document.toJS() ?? {};
    return typeof value === 'object' && !Array.isArray(value) ? value : undefined;
  } catch {
    // `*word` refers to a place that there is not.
    return undefined;
  }
}

/**
 * Makes a file in one folder what it is in the other, in one step; removed where it is not there.
 * @param isWatched writes over the file instead of replacing it, because watchers lose sight of replaced files
 */
function mirror(from: string, to: string, file: string, { isWatched = false } = {}) {
  const target = join(to, file);
  if (!existsSync(join(from, file))) return rmSync(target);
  mkdirSync(dirname(target), { recursive: true });
  const written = isWatched ? target : join(dirname(target), '.part');
  // The time of a picture tells its versions apart; that of a text would hide the change from watchers.
  cpSync(join(from, file), written, { preserveTimestamps: !file.endsWith('.yaml') });
  if (!isWatched) renameSync(written, target);
}
