/** Saves all files or none, even if the process ends while saving. */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesIn, mirror } from './folders.ts';

/** A folder in the content folder, and thus on the same disk, so that renaming is atomic. */
const SAVING = '.saving';
const REMOVED = '.removed.json';

/** Copies files from one folder to another, including removals: all of them, or none. */
export function saveFiles(from: string, content: string, files: string[]): void {
  const part = join(content, `${SAVING}.part`);
  rmSync(part, { recursive: true, force: true });
  mkdirSync(part);
  const [kept, removed] = [true, false].map((is) =>
    files.filter((file) => existsSync(join(from, file)) === is),
  );
  for (const file of kept!) mirror(from, part, file);
  writeFileSync(join(part, REMOVED), JSON.stringify(removed));
  // After this, the next process completes the save if this one ends.
  renameSync(part, join(content, SAVING));
  finishSave(content);
}

/** Completes an interrupted save. */
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
