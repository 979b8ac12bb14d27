/** Describes places in the content with the labels of the forms. */
import type { Path } from '../../src/content/check/path.ts';
import { type Files, schemaNameOf } from '../files.ts';
import { fieldLocation } from '../labels.ts';
import { nameOf } from '../names.ts';
import { useEditor } from './store.ts';

/** A place within its file: “block 1 (Home hero), title”. Empty if the file has no form. */
export function locationIn(files: Files, file: string, path: Path): string {
  const name = schemaNameOf(file);
  return name ? fieldLocation(path, useEditor.getState().schemas[name], files[file]) : '';
}

/** A place with the name of its file: “Home page, block 1 (Home hero), title”. */
export const locationOf = (files: Files, file: string, path: Path = []): string =>
  [nameOf(file, files), locationIn(files, file, path)].filter(Boolean).join(', ');
