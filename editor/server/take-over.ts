/** Merges changes that others made in the content folder into the working copy. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Choice, Conflict } from '../api.ts';
import { schemaNameOf } from '../files.ts';
import { choiceFor, merge } from '../merge.ts';
import { differing, fingerprint, mirror, replace } from './folders.ts';
import { readValues, withValues } from './yaml.ts';

export interface ContentFolders {
  /** The content folder. */
  content: string;
  /** The content folder as the copy last read it. */
  base: string;
  /** The edited content. */
  copy: string;
}

/**
 * Merges the changes of the content folder, field by field if the same file was edited here.
 * @returns the conflicts that a person must decide
 */
export function takeOver(folders: ContentFolders, choices: Choice[] = []): Conflict[] {
  const { content, base, copy } = folders;
  return differing(content, base).flatMap((file) => {
    const isEdited = fingerprint(copy, file) !== fingerprint(base, file);
    const conflicts = isEdited ? mergeFile(folders, file, choices) : copyFile(folders, file);
    if (conflicts.length === 0) mirror(content, base, file);
    return conflicts;
  });
}

function copyFile({ content, copy }: ContentFolders, file: string): Conflict[] {
  mirror(content, copy, file);
  return [];
}

/** Merges a file that was changed both here and elsewhere. */
function mergeFile(folders: ContentFolders, file: string, choices: Choice[]): Conflict[] {
  const { content, base, copy } = folders;
  if (fingerprint(copy, file) === fingerprint(content, file)) return [];
  const hasForm = schemaNameOf(file) !== undefined;
  const read = (folder: string) => (hasForm ? readValues(join(folder, file)) : fingerprint(folder, file));
  const [was, mine, theirs] = [base, copy, content].map(read);
  const answers = choices.filter((choice) => choice.file === file);
  // A file without a form, a removed file and an unreadable one cannot be merged: a person chooses one of the two.
  if (!hasForm || !mine || !theirs) {
    const answer = choiceFor(answers, [], theirs);
    if (!answer) return [{ file, path: [], mine, theirs }];
    return answer.take === 'theirs' ? copyFile(folders, file) : [];
  }
  const { value, conflicts } = merge({ base: was, mine, theirs }, answers);
  if (conflicts.length > 0) return conflicts.map((conflict) => ({ file, ...conflict }));
  replace(join(copy, file), withValues(readFileSync(join(content, file), 'utf8'), value));
  return [];
}
