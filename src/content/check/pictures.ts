import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { inspectPicture } from '../../pictures/inspect.ts';
import { minimumSize } from '../../pictures/variants.ts';
import type { Picture } from '../picture.ts';
import { didYouMean } from './error-map.ts';
import { type PagePicture, pictureNameOf, picturesOnPage } from './picture-names.ts';
import { type Problem, problemAt } from './problem.ts';
import type { ContentFile } from './read.ts';

/**
 * Reports entries without a file, files that cannot be used, and source images too small for their place. Files that no page
 * shows are warnings.
 * @param pictures the entries as written, with their mistakes
 */
export async function pictureProblems(
  folder: string,
  pictures: ContentFile[],
  pages: ContentFile[],
): Promise<Problem[]> {
  const shown = pages.flatMap(picturesOnPage);
  const files = await readdir(join(folder, 'pictures'), { withFileTypes: true }).catch(() => []);
  const images = files
    .filter((entry) => entry.isFile() && !/^\.|\.ya?ml$|\.md$/.test(entry.name))
    .map(({ name }) => name);
  const entryOf = new Map(
    pictures.flatMap((entry) => {
      const file = (entry.raw as Partial<Picture> | undefined)?.file;
      return typeof file === 'string' ? [[file, entry]] : [];
    }),
  );
  const problems = [...entryOf].flatMap(([file, entry]) =>
    images.includes(file) ? [] : missing(file, entry, images),
  );
  // One after the other, because each inspection decodes a large image.
  for (const file of images) {
    const entry = entryOf.get(file);
    problems.push(...(entry ? await fileProblems(folder, file, entry, shown) : [notDescribed(file)]));
  }
  return problems;
}

const missing = (file: string, entry: ContentFile, images: string[]): Problem =>
  problemAt(
    entry,
    ['file'],
    `names ${file}, which is not in content/pictures/.${didYouMean(file, images)} Put the file there, or correct the name.`,
  );

const notDescribed = (file: string): Problem => ({
  file: `pictures/${file}`,
  message: 'has no entry beside it, so no page can show it. Describe it in one, or remove the file.',
  isWarning: true,
});

/** Reports problems of one file that is described. */
async function fileProblems(
  folder: string,
  file: string,
  entry: ContentFile,
  shown: PagePicture[],
): Promise<Problem[]> {
  const path = `pictures/${file}`;
  const name = pictureNameOf(entry.file);
  const places = shown.filter((picture) => picture.name === name);
  const notShown = `is shown on no page. Name it on a page as \`${name}\`, or remove it.`;
  const warnings = places.length > 0 ? [] : [{ file: path, message: notShown, isWarning: true }];
  const inspection = await inspectPicture(join(folder, path));
  if ('refusal' in inspection) return [...warnings, { file: path, message: inspection.refusal }];
  return [...warnings, ...places.flatMap((place) => sizeProblem(file, inspection, place))];
}

/** Reports a source image that is too small for a place that shows it. */
function sizeProblem(
  file: string,
  { width, height }: { width: number; height: number },
  { variants, page, path }: PagePicture,
): Problem[] {
  const least = variants.map(minimumSize).find((size) => width < size.width || height < size.height);
  if (!least) return [];
  const message = `shows the picture ${file}, which has ${width} × ${height} pixels; this place needs at least ${least.width} × ${least.height}. Take a larger version of it, or another picture.`;
  return [problemAt(page, path, message)];
}
