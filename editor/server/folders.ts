/** Compares and copies files between folders. */
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';

/** Lists the files of a folder recursively, except hidden ones, with `/` as the separator. */
export const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'))
    .filter((file) => !file.startsWith('.'));

/** Reads a text file. @returns undefined if it does not exist */
export const readText = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);

/** Lists the files that differ between two folders. */
export const differing = (one: string, other: string) =>
  [...new Set([...filesIn(one), ...filesIn(other)])].filter(
    (file) => fingerprint(one, file) !== fingerprint(other, file),
  );

/** An identifier of a file’s version; undefined if the file does not exist. */
export function fingerprint(folder: string, file: string): string | undefined {
  const path = join(folder, file);
  if (!existsSync(path)) return undefined;
  if (file.endsWith('.yaml')) return createHash('sha256').update(readFileSync(path)).digest('hex');
  // Pictures are too large to be hashed each time. Their modification time is copied with them.
  const { size, mtimeMs } = statSync(path);
  return `${size} ${Math.round(mtimeMs)}`;
}

/** Writes a file atomically: a simultaneous reader gets the old or the new version. */
export function replace(path: string, text: string | Buffer) {
  const part = join(dirname(path), `.${basename(path)}.part`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(part, text);
  renameSync(part, path);
}

/**
 * Copies a file from one folder to another atomically, or removes it if it does not exist in the first.
 * @param isWatched overwrites the file instead of replacing it, because file watchers stop following a replaced file
 */
export function mirror(from: string, to: string, file: string, { isWatched = false } = {}) {
  const [source, target] = [join(from, file), join(to, file)];
  if (!existsSync(source)) return rmSync(target, { force: true });
  mkdirSync(dirname(target), { recursive: true });
  const written = isWatched ? target : join(dirname(target), '.part');
  // `cpSync` would remove the file before writing it.
  copyFileSync(source, written);
  // The modification time identifies a picture’s version. A text gets a new time, so that watchers notice the change.
  if (!file.endsWith('.yaml')) utimesSync(written, statSync(source).atime, statSync(source).mtime);
  if (!isWatched) renameSync(written, target);
}
