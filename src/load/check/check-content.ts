/**
 * Checks all of `content/` and reports every mistake to its author.
 * The build and `npm run check` both use it, so that no mistake is published.
 */
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { isPublicFile, LARGEST_FILE, megabytes } from '../../../deploy/addresses.ts';
import { buildError } from '../../build-error.ts';
import { inspectPicture } from '../../pictures/inspect.ts';
import { contentFolder, filesMatching } from '../../schema/folders.ts';
import { pictureSchema } from '../../schema/picture.ts';
import { themeSchema } from '../../schema/theme.ts';
import { readYaml } from '../../schema/yaml.ts';
import { listStaticFiles, STATIC_FOLDER } from '../static-files.ts';
import { checkFiles, contentProblems } from './content-problems.ts';
import { filesOf, pagesOf, unknownFileProblems } from './files.ts';
import { pictureProblems } from './pictures.ts';
import { formatProblem, type Problem } from './problem.ts';
import { themeProblems } from './theme.ts';

/** The values of the content files of a folder, by their names in it: an `UnreadableFile` for one that cannot be read. */
export async function readFiles(folder: string): Promise<Record<string, unknown>> {
  const files = await filesMatching(folder, '{,pages/**/,pictures/{,*/}}*.{yaml,yml}');
  const values = files.map(async (file) => [file, readYaml(await readFile(join(folder, file)))]);
  return Object.fromEntries(await Promise.all(values));
}

/** Reports a static file that no visitor can request, or that is too large. @param name its name in its folder */
async function staticFileProblems(folder: string, name: string): Promise<Problem[]> {
  const file = `${STATIC_FOLDER}/${name}`;
  const report = (message: string) => [{ file, message }];
  if (!isPublicFile(name))
    return report(
      'has a reserved name: hosts do not serve files like `_headers`, or those that end in `.br` or `.gz`. Rename it.',
    );
  const size = megabytes((await stat(join(folder, file))).size);
  if (size <= LARGEST_FILE) return [];
  return report(
    `is ${size} MB; Cloudflare’s limit is ${LARGEST_FILE} MB. Make it smaller, or link to it on another site.`,
  );
}

/**
 * Finds every mistake in the content.
 * @param folder the content folder, absolute
 * @param inspect reads a picture
 */
export async function checkContent(folder: string, inspect = inspectPicture): Promise<Problem[]> {
  const values = await readFiles(folder);
  const files = checkFiles(values);
  const pages = pagesOf(files);
  const staticFiles = await listStaticFiles(folder);
  return [
    ...contentProblems(
      files,
      staticFiles.map((file) => `/${file}`),
    ),
    ...unknownFileProblems(Object.keys(values), files),
    ...(await Promise.all(staticFiles.map((name) => staticFileProblems(folder, name)))).flat(),
    ...(await pictureProblems(folder, filesOf(files, pictureSchema), pages, inspect)),
    ...themeProblems(folder, filesOf(files, themeSchema)[0]!, pages),
  ];
}

/** Stops the build if the content has mistakes, and reports all of them. */
export function contentCheck(): AstroIntegration {
  return {
    name: 'content-check',
    hooks: {
      'astro:config:setup': async ({ command, logger }) => {
        const mistakes = await checkContent(contentFolder());
        if (mistakes.length === 0) return;
        const report = mistakes.map(formatProblem).join('\n');
        // The development server goes on without the files that have mistakes.
        if (command === 'dev') return logger.warn(report);
        throw buildError(`\n${report}\n\nMistakes in the content: ${mistakes.length}. Nothing was built.\n`);
      },
    },
  };
}
