/**
 * The working copy. Every change goes to `draft/` at once, so that nothing is lost, and reaches the content folder
 * when it is saved, which needs a content without mistakes. Astro draws `preview/`: the draft, but of each file the
 * last version that can be drawn.
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
import { dirname, join } from 'node:path';
import { parseDocument } from 'yaml';
import { checkContent } from '../../src/content/check/check-content.ts';
import { type Problem, sortProblems } from '../../src/content/check/problem.ts';
import type { Verdict } from '../desk.ts';
import { isInHistory } from './history.ts';
import { withValues } from './yaml.ts';

/** The file of the pictures’ words. */
export const LIST = 'pictures/pictures.yaml';

/** A working copy of a content folder. @param work a folder of its own, kept between sessions */
export function openDraft(content: string, work: string) {
  const [draft, preview, known] = ['draft', 'preview', 'known.json'].map((name) => join(work, name)) as [
    string,
    string,
    string,
  ];

  /** Takes over what changed in the content folder since it was last looked at; unsaved changes stay. */
  function takeOver() {
    const seen: Record<string, string> = existsSync(known) ? JSON.parse(readFileSync(known, 'utf8')) : {};
    for (const file of both(content, draft)) {
      if (fingerprint(content, file) !== seen[file]) carry(content, draft, file);
    }
    remember();
  }

  function remember() {
    const files = filesIn(content).map((file) => [file, fingerprint(content, file)]);
    writeFileSync(known, JSON.stringify(Object.fromEntries(files)));
  }

  const unsaved = () =>
    both(content, draft).filter((file) => fingerprint(content, file) !== fingerprint(draft, file));

  async function verdict(): Promise<Verdict> {
    const problems = await checkContent(draft);
    showDrawable(problems);
    return { problems, unsaved: unsaved() };
  }

  function showDrawable(problems: Problem[]) {
    const held = new Set(
      problems.filter(({ isDrawable, isWarning }) => !isDrawable && !isWarning).map(({ file }) => file),
    );
    // Pages need their pictures’ words.
    const isHeld = (file: string) => held.has(file) || (held.has(LIST) && file.startsWith('pages/'));
    const changed = both(draft, preview).filter(
      (file) => fingerprint(draft, file) !== fingerprint(preview, file),
    );
    // Pictures first, because the other files name them.
    const rank = (file: string) => (file === LIST ? 1 : file.endsWith('.yaml') ? 2 : 0);
    for (const file of changed.sort((a, b) => rank(a) - rank(b))) {
      // Astro asks for a removed picture until it has read the list anew, so its file stays here.
      const isLeft = !file.endsWith('.yaml') && !existsSync(join(draft, file));
      if (!isHeld(file) && !isLeft) carry(draft, preview, file, true);
    }
  }

  mkdirSync(draft, { recursive: true });
  mkdirSync(preview, { recursive: true });

  return {
    /** The folder that Astro draws. */
    preview,
    /** The folder of pictures as edited. */
    pictures: join(draft, 'pictures'),

    takeOver,
    verdict,

    files: () => filesIn(draft),

    /** The values of a file; undefined when it cannot be read. */
    read(file: string): unknown {
      const document = parseDocument(readFileSync(join(draft, file), 'utf8'));
      return document.errors.length > 0 ? undefined : document.toJS();
    },

    /** Writes a file’s values, in the manner of the one that is saved: what is typed in between leaves no trace. */
    write(file: string, value: unknown) {
      const written = [content, draft].map((folder) => join(folder, file)).find((path) => existsSync(path));
      const path = join(draft, file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, withValues(written ? readFileSync(written, 'utf8') : '', value));
    },

    /** Removes a file; the content folder keeps it until this is saved. */
    remove: (file: string) => rmSync(join(draft, file), { force: true }),

    /** Whether the content folder has a file. */
    isSaved: (file: string) => existsSync(join(content, file)),

    /** Whether the file as it was last saved can be brought back once it is removed. */
    isKept: (file: string) => isInHistory(content, file),

    /** Takes all changes into the content folder, unless there is a mistake. */
    async save(): Promise<Verdict> {
      const found = await verdict();
      if (sortProblems(found.problems).mistakes.length > 0) return found;
      for (const file of found.unsaved) carry(draft, content, file);
      remember();
      return { ...found, unsaved: [] };
    },

    /** Ends the session; what is not saved stays for the next one. */
    close() {
      if (unsaved().length === 0) rmSync(work, { recursive: true, force: true });
    },

    /** Forgets all changes that are not saved. */
    discard() {
      for (const file of unsaved()) carry(content, draft, file);
    },
  };
}
export type Draft = ReturnType<typeof openDraft>;

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    );

const both = (one: string, other: string) => [...new Set([...filesIn(one), ...filesIn(other)])];

/** Tells versions of a file apart; undefined for none. */
function fingerprint(folder: string, file: string): string | undefined {
  const path = join(folder, file);
  if (!existsSync(path)) return undefined;
  if (file.endsWith('.yaml')) return createHash('sha256').update(readFileSync(path)).digest('hex');
  // Pictures are large and carried with their time.
  const { size, mtimeMs } = statSync(path);
  return `${size} ${Math.round(mtimeMs)}`;
}

/**
 * Makes a file in one folder what it is in the other, in one step.
 * @param isWatched writes over the file instead of replacing it, because watchers lose sight of replaced files
 */
function carry(from: string, to: string, file: string, isWatched = false) {
  const target = join(to, file);
  if (!existsSync(join(from, file))) return rmSync(target, { force: true });
  mkdirSync(dirname(target), { recursive: true });
  const copy = isWatched ? target : join(dirname(target), '.part');
  // The time of a picture tells its versions apart; that of a text would hide the change from watchers.
  cpSync(join(from, file), copy, { preserveTimestamps: !file.endsWith('.yaml') });
  if (!isWatched) renameSync(copy, target);
}
