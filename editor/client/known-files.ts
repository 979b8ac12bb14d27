/** The files as the server has them, and what has changed here since: newer typing always wins. */
import type { Files } from '../files.ts';
import { merge } from '../merge.ts';
import { isEqual } from '../values.ts';
import { JOINED, setFiles, useEditor } from './store.ts';

const { getState: get } = useEditor;

let known: Files = {};
/** The files as the server has them. */
export const knownFiles = () => known;

/** Files with other values of one; `undefined` when it is not there. */
function withFile(files: Files, file: string, value: unknown): Files {
  const { [file]: _, ...others } = files;
  return value === undefined ? others : { ...files, [file]: value };
}

/** Notes what the server has of a file; `undefined` when it has none. */
export function noteKnown(file: string, value: unknown) {
  known = withFile(known, file, value);
}

/** From here on, what the server has counts, and not what was typed here before. */
export const forget = () => {
  known = get().files;
};

/** The files that are not the same in two states. */
export const changedFiles = (before: Files, after: Files) =>
  [...new Set([...Object.keys(after), ...Object.keys(before)])].filter(
    (file) => after[file] !== before[file],
  );

/** The files that the server does not have as they are here. */
export const pendingFiles = () => changedFiles(known, get().files);

/** Takes what the server made of a file, with what was typed here since it was sent. */
export function take(file: string, sent: unknown, written: unknown) {
  const { files } = get();
  const { value } = merge({ base: sent, mine: files[file], theirs: written });
  noteKnown(file, isEqual(value, written) ? value : written);
  if (value !== files[file]) setFiles(withFile(files, file, value));
}

/** The files of one side; where both have the same values, the objects of the other, by which changes are told. */
const asIn = (other: Files, files: Files) =>
  Object.fromEntries(
    Object.entries(files).map(([file, value]) => [file, isEqual(value, other[file]) ? other[file] : value]),
  );

/**
 * Takes all files as the server has them, with what was typed here since it was last told.
 * @param followed those that belong to the last change made here
 * @returns those in which others changed the same meanwhile: they stay what they were known as
 */
export function takeAll(theirs: Files, followed: string[]): string[] {
  const { files: mine } = get();
  const { value, conflicts } = merge({ base: known, mine, theirs });
  const files = asIn(mine, value as Files);
  const contested = conflicts.map(({ path }) => String(path[0]));
  known = contested.reduce((all, file) => withFile(all, file, known[file]), asIn(files, theirs));
  const changed = changedFiles(mine, files);
  if (changed.length > 0) setFiles(files, changed.every((file) => followed.includes(file)) ? JOINED : '');
  return contested;
}
