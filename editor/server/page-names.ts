import { join } from 'node:path';
import { schemaOf } from '../files.ts';
import { nameOf } from '../names.ts';
import { filesIn } from './folders.ts';
import { readValues } from './yaml.ts';

/** Names the files of a content folder as its menus call them. */
export function namesIn(folder: string): (file: string) => string {
  const menus = filesIn(folder).filter((file) => schemaOf(file) === 'navigation');
  const values = Object.fromEntries(menus.map((file) => [file, readValues(join(folder, file))]));
  return (file) => nameOf(file, values);
}
