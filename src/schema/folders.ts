import { glob } from 'node:fs/promises';
import { resolve } from 'node:path';

/** The folder of the owner’s content: `content/`, or the one that `CONTENT_DIR` names (for tests and trials). */
export const contentFolder = () => resolve(process.env['CONTENT_DIR'] || 'content');

/** The files of a folder that match a pattern, sorted, with `/` between names. */
export async function filesMatching(folder: string, pattern: string | string[]): Promise<string[]> {
  const files = await Array.fromAsync(glob(pattern, { cwd: folder }));
  return files.map((file) => file.replaceAll('\\', '/')).sort();
}

/** For `catch`: the value to use if a file or folder does not exist. Any other error is thrown again. */
export const ifMissing =
  <Value>(value: Value) =>
  (error: NodeJS.ErrnoException): Value => {
    if (error.code === 'ENOENT') return value;
    throw error;
  };
