import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { OWN_FILES } from '../../src/content/own-files.ts';
import type { PublicFile } from '../api.ts';
import { replace } from './folders.ts';
import { Refusal } from './refusal.ts';
import type { WorkingCopy } from './working-copy.ts';

const PREFIX = `${OWN_FILES}/`;

/** Lists the files that visitors receive unchanged. */
export const publicFiles = (copy: WorkingCopy): PublicFile[] =>
  copy
    .files()
    .filter((file) => file.startsWith(PREFIX))
    .sort()
    .map((file) => ({ name: file.slice(PREFIX.length), size: statSync(join(copy.folder, file)).size }));

/** Adds a file, or replaces the one of the same name. @throws Refusal if the check reports a problem with it */
export async function addPublicFile(copy: WorkingCopy, name: string, bytes: Buffer): Promise<void> {
  const file = PREFIX + name.replaceAll(' ', '-');
  if (/[/\\]|^\./.test(name)) throw new Refusal(`“${name}” is no name that a file can have here.`);
  const path = join(copy.folder, file);
  const before = copy.files().includes(file) ? readFileSync(path) : undefined;
  replace(path, bytes);
  const problem = (await copy.status()).problems.find((problem) => problem.file === file);
  if (!problem) return;
  if (before) replace(path, before);
  else copy.remove(file);
  throw new Refusal(`“${name}” ${problem.message}`);
}

/** Removes a file. @throws Refusal if it does not exist */
export function removePublicFile(copy: WorkingCopy, name: string): void {
  if (!copy.files().includes(PREFIX + name)) throw new Refusal(`There is no file ${name} to remove.`, 404);
  copy.remove(PREFIX + name);
}
