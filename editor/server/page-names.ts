import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { schemaOf } from '../files.ts';
import { nameOf } from '../names.ts';
import { filesIn } from './folders.ts';
import { parseValues } from './yaml.ts';

/** Names the files of a content folder as its menus call them. */
export function namesIn(folder: string): (file: string) => string {
  const menus = filesIn(folder).filter((file) => schemaOf(file) === 'navigation');
  const values = Object.fromEntries(
    menus.map((file) => [file, parseValues(readFileSync(join(folder, file), 'utf8'))]),
  );
  return (file) => nameOf(file, values);
}
