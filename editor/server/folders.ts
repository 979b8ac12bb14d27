/** Folders that hold the same files. */
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

/** The files of a folder and of those below it, except hidden ones, with `/` between names. */
export const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'))
    .filter((file) => !file.startsWith('.'));

/** The text of a file; undefined where it is not there. */
export const readText = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);

/** The files that are not the same in two folders. */
export const differing = (one: string, other: string) =>
  [...new Set([...filesIn(one), ...filesIn(other)])].filter(
    (file) => fingerprint(one, file) !== fingerprint(other, file),
  );

/** Tells versions of a file apart; undefined for none. */
export function fingerprint(folder: string, file: string): string | undefined {
  const path = join(folder, file);
  if (!existsSync(path)) return undefined;
  if (file.endsWith('.yaml')) return createHash('sha256').update(readFileSync(path)).digest('hex');
  // Pictures are large, and copied with their time.
  const { size, mtimeMs } = statSync(path);
  return `${size} ${Math.round(mtimeMs)}`;
}

/** Writes a file in one step: whoever reads it meanwhile gets the old one or the new one. */
export function replace(path: string, text: string | Buffer) {
  const part = join(dirname(path), `.${basename(path)}.part`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(part, text);
  renameSync(part, path);
}

/**
 * Makes a file in one folder what it is in the other, in one step; removed where it is not there.
 * @param isWatched writes over the file instead of replacing it, because watchers lose sight of replaced files
 */
export function mirror(from: string, to: string, file: string, { isWatched = false } = {}) {
  const [source, target] = [join(from, file), join(to, file)];
  if (!existsSync(source)) return rmSync(target, { force: true });
  mkdirSync(dirname(target), { recursive: true });
  const written = isWatched ? target : join(dirname(target), '.part');
  // Not `cpSync`, which removes a file before it writes it.
  copyFileSync(source, written);
  // The time of a picture tells its versions apart; that of a text would hide the change from watchers.
  if (!file.endsWith('.yaml')) utimesSync(written, statSync(source).atime, statSync(source).mtime);
  if (!isWatched) renameSync(written, target);
}
