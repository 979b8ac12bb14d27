/** What others changed in the content folder comes into the working copy. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Choice, Conflict } from '../api.ts';
import { schemaOf } from '../files.ts';
import { merge } from '../merge.ts';
import { isEqual } from '../values.ts';
import { differing, fingerprint, mirror, replace } from './folders.ts';
import { readValues, withValues } from './yaml.ts';

export interface ContentFolders {
  /** The content folder. */
  content: string;
  /** The content folder as the copy last had it. */
  base: string;
  /** Everything as edited. */
  copy: string;
}

/**
 * Takes over what changed in the content folder, field by field where the same file was edited here.
 * @returns what waits for an answer
 */
export function takeOver(folders: ContentFolders, choices: Choice[] = []): Conflict[] {
  const { content, base, copy } = folders;
  return differing(content, base).flatMap((file) => {
    const isEdited = fingerprint(copy, file) !== fingerprint(base, file);
    const conflicts = isEdited ? mergeFile(folders, file, choices) : take(folders, file);
    if (conflicts.length === 0) mirror(content, base, file);
    return conflicts;
  });
}

function take({ content, copy }: ContentFolders, file: string): Conflict[] {
  mirror(content, copy, file);
  return [];
}

/** Merges a file that was changed here and elsewhere. */
function mergeFile(folders: ContentFolders, file: string, choices: Choice[]): Conflict[] {
  const { content, base, copy } = folders;
  if (fingerprint(copy, file) === fingerprint(content, file)) return [];
  const hasForm = schemaOf(file) !== undefined;
  const read = (folder: string) => (hasForm ? readValues(join(folder, file)) : fingerprint(folder, file));
  const [was, mine, theirs] = [base, copy, content].map(read);
  const answers = choices.filter((choice) => choice.file === file);
  const { value, conflicts } = merge({ base: was, mine, theirs }, answers);
  // A picture, a file that one side removed, and one that cannot be read, are taken whole.
  if (!hasForm || !mine || !theirs) {
    const answer = answers.find((given) => given.path.length === 0 && isEqual(given.theirs, theirs));
    if (!answer) return [{ file, path: [], mine, theirs }];
    return answer.take === 'theirs' ? take(folders, file) : [];
  }
  if (conflicts.length > 0) return conflicts.map((conflict) => ({ file, ...conflict }));
  replace(join(copy, file), withValues(readFileSync(join(content, file), 'utf8'), value));
  return [];
}
