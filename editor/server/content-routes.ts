/** Routes of the content: reading, changing and removing files, pages and languages. */
import type { FastifyInstance } from 'fastify';
import { confirmTranslation } from '../../src/content/check/outdated-translations.ts';
import type { Choice, Conflict, Edit, Written } from '../api.ts';
import { pictureFile, schemaNameOf } from '../files.ts';
import { addLanguage, addTranslation } from './languages.ts';
import { addPage, copyPage, renamePage } from './pages.ts';
import { removePicture } from './pictures.ts';
import { Refusal } from './refusal.ts';
import type { WorkingCopy } from './working-copy.ts';
import { valueIn, workspace } from './workspace.ts';

interface FileQuery {
  Querystring: { file: string };
}

/** @throws Refusal if a name leads out of the content folder, or to a hidden file */
function checkName(file: string) {
  if (/(^|[/\\])\./.test(file)) throw new Refusal(`There is no file ${file}.`, 404);
}

/** Writes the values of a file. Restores a file without a form from the version that the edit names. */
function put(copy: WorkingCopy, file: string, edit: Edit): Conflict[] {
  if (schemaNameOf(file)) return copy.write(file, edit);
  copy.restore(file, String(edit.value));
  return [];
}

/** Adds the routes of the content, its files, pages and languages. */
export function addContentRoutes(editor: FastifyInstance, copy: WorkingCopy): void {
  /** Adds a POST route that changes the content and returns the new workspace. */
  const change = <Body>(path: string, act: (body: Body) => unknown) =>
    editor.post(path, async ({ body }) => {
      await act(body as Body);
      return workspace(copy);
    });

  editor.get('/workspace', () => workspace(copy));
  change('/discard', () => copy.discard());
  change<{ choices: Choice[] }>('/resolve', ({ choices }) => copy.sync(choices));

  editor.put<FileQuery & { Body: Edit }>('/file', async ({ query: { file }, body }): Promise<Written> => {
    checkName(file);
    const unwritten = put(copy, file, body);
    const status = await copy.status();
    return { ...status, value: valueIn(copy, file), unwritten };
  });
  editor.delete<FileQuery>('/file', ({ query: { file } }) => {
    checkName(file);
    const picture = pictureFile(file);
    if (picture) removePicture(copy, picture);
    else copy.remove(file);
    return workspace(copy);
  });

  change<{ name: string }>('/pages', ({ name }) => addPage(copy, name));
  change<{ file: string; name: string }>('/pages/copy', ({ file, name }) => copyPage(copy, file, name));
  change<{ file: string; name: string }>('/pages/rename', ({ file, name }) => renamePage(copy, file, name));

  change<{ file: string }>('/translations', ({ file }) => confirmTranslation(copy.folder, file));
  change<{ file: string; language: string }>('/translations/add', ({ file, language }) =>
    addTranslation(copy, file, language),
  );
  change<{ tag: string }>('/languages', ({ tag }) => addLanguage(copy, tag));
}
