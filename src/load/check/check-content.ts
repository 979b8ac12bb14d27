/**
 * Checks all of `content/` and reports every mistake to its author.
 * The build and `npm run check` both use it, so that no mistake is published.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesMatching } from '../../schema/folders.ts';
import { themeSchema } from '../../schema/theme.ts';
import { listOwnFiles } from '../own-files.ts';
import { pictureProblems } from './pictures.ts';
import type { Problem } from './problem.ts';
import { type Files, readContent } from './read.ts';
import { contentProblems, readAll } from './rules.ts';
import { themeProblems } from './theme.ts';

/** The content files of a folder, absolute. */
export const filesIn = async (folder: string): Promise<Files> => ({
  names: await filesMatching(folder, '{,pages/**/,pictures/{,*/}}*.{yaml,yml}'),
  read: (file) => readFile(join(folder, file), 'utf8').catch(() => undefined),
});

/** Finds every mistake in the content. @param folder the content folder, absolute */
export async function checkContent(folder: string): Promise<Problem[]> {
  const problems: Problem[] = [];
  const files = await filesIn(folder);
  const content = await readAll(files, problems);
  const theme = await readContent(files, 'theme.yaml', themeSchema, problems);
  return [
    ...problems,
    ...(await pictureProblems(folder, content.pictures, content.pages)),
    ...themeProblems(folder, theme, content.pages),
    ...contentProblems(
      content,
      (await listOwnFiles(folder)).map((file) => `/${file}`),
    ),
  ];
}
