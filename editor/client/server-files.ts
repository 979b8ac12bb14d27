/**
 * The files on the server, for finding and merging the changes that were typed here since. Newer typing always wins.
 */
import type { Files } from '../files.ts';
import { merge } from '../merge.ts';
import { isEqual } from '../values.ts';
import { setFiles, useEditor } from './store.ts';

const { getState: get } = useEditor;

let onServer: Files = {};
/** The files on the server. */
export const serverFiles = () => onServer;

/** Copies the files with new values of one; `undefined` removes it. */
function withFile(files: Files, file: string, value: unknown): Files {
  const { [file]: _, ...others } = files;
  return value === undefined ? others : { ...files, [file]: value };
}

/** Drops changes that were not sent yet, so that the server’s next files replace them. */
export const dropPending = () => {
  onServer = get().files;
};

/** Lists the files that differ between two states. */
export const changedFiles = (before: Files, after: Files) =>
  [...new Set([...Object.keys(after), ...Object.keys(before)])].filter(
    (file) => after[file] !== before[file],
  );

/** Lists the files with changes that the server does not have. */
export const pendingFiles = () => changedFiles(onServer, get().files);

/** Merges the response to a change with what was typed since the change was sent. */
export function mergeResponse(file: string, sent: unknown, written: unknown) {
  const { files } = get();
  const { value } = merge({ base: sent, mine: files[file], theirs: written });
  onServer = { ...onServer, [file]: isEqual(value, written) ? value : written };
  if (value !== files[file]) setFiles(withFile(files, file, value));
}

/** Copies `files` with the objects of `other` for equal values, because changes are found by comparing objects. */
const withSharedObjects = (other: Files, files: Files) =>
  Object.fromEntries(
    Object.entries(files).map(([file, value]) => [file, isEqual(value, other[file]) ? other[file] : value]),
  );

/**
 * Merges all files of the server with what was typed here since the last response.
 * @returns files with conflicts; their recorded server values stay as they were
 */
export function mergeAll(theirs: Files): string[] {
  const { files: mine } = get();
  const { value, conflicts } = merge({ base: onServer, mine, theirs });
  const files = withSharedObjects(mine, value as Files);
  const contested = conflicts.map(({ path }) => String(path[0]));
  const recorded = Object.fromEntries(contested.map((file) => [file, onServer[file]]));
  onServer = { ...withSharedObjects(files, theirs), ...recorded };
  if (changedFiles(mine, files).length > 0) setFiles(files);
  return contested;
}
