import { join } from 'node:path';
import { schemaNameOf } from '../files.ts';
import { nameOf } from '../names.ts';
import { filesIn } from './folders.ts';
import { readValues } from './yaml.ts';

/** Reads the menus of a content folder. @returns a function that names its files by them */
export function namesIn(folder: string): (file: string) => string {
  const menus = filesIn(folder).filter((file) => schemaNameOf(file) === 'navigation');
  const values = Object.fromEntries(menus.map((file) => [file, readValues(join(folder, file))]));
  return (file) => nameOf(file, values);
}
