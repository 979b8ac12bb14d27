/** Saving is all or nothing, even when the process ends in the middle of it. */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesIn, mirror } from './folders.ts';

/** A folder within the content folder, and so on the same disk: renaming it is one step. */
const SAVING = '.saving';
const REMOVED = '.removed.json';

/** Takes files of one folder into another, removed ones too: all of them, or none. */
export function saveFiles(from: string, content: string, files: string[]): void {
  const part = join(content, `${SAVING}.part`);
  rmSync(part, { recursive: true, force: true });
  mkdirSync(part);
  const [kept, removed] = [true, false].map((is) =>
    files.filter((file) => existsSync(join(from, file)) === is),
  );
  for (const file of kept!) mirror(from, part, file);
  writeFileSync(join(part, REMOVED), JSON.stringify(removed));
  // From here on the save is finished by the next process, if not by this one.
  renameSync(part, join(content, SAVING));
  finishSave(content);
}

/** Finishes a save that was interrupted. */
export function finishSave(content: string): void {
  const saving = join(content, SAVING);
  if (!existsSync(saving)) return;
  for (const file of JSON.parse(readFileSync(join(saving, REMOVED), 'utf8'))) {
    rmSync(join(content, file), { force: true });
  }
  for (const file of filesIn(saving)) {
    mkdirSync(dirname(join(content, file)), { recursive: true });
    renameSync(join(saving, file), join(content, file));
  }
  rmSync(saving, { recursive: true });
}
