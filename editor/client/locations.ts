/** Describes places in the content with the labels of the forms. */
import { useShallow } from 'zustand/react/shallow';
import type { Path } from '../../src/content/check/path.ts';
import type { Workspace } from '../api.ts';
import { schemaNameOf } from '../files.ts';
import { fieldLocation } from '../labels.ts';
import { nameOf } from '../names.ts';
import { useEditor } from './store.ts';

/** The content and its schemas, which have the labels. */
export type Content = Pick<Workspace, 'schemas' | 'files'>;
export const useContent = (): Content => useEditor(useShallow(({ schemas, files }) => ({ schemas, files })));

/** A place within its file: “block 1 (Home hero), title”. Empty if the file has no form. */
export function locationIn({ schemas, files }: Content, file: string, path: Path): string {
  const schema = schemaNameOf(file);
  return schema ? fieldLocation(path, schemas[schema], files[file]) : '';
}

/** A place with the name of its file: “Home page, block 1 (Home hero), title”. */
export const locationOf = (content: Content, file: string, path: Path = []): string =>
  [nameOf(file, content.files), locationIn(content, file, path)].filter(Boolean).join(', ');
