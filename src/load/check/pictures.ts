import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { inspectPicture } from '../../pictures/inspect.ts';
import { minimumSize } from '../../pictures/variants.ts';
import type { Picture } from '../../schema/picture.ts';
import { didYouMean } from './error-map.ts';
import { pictureNameOf, picturesOnPage } from './picture-names.ts';
import { type Problem, problemAt } from './problem.ts';
import type { ContentFile } from './read.ts';

/**
 * Reports entries without a file, files that cannot be used, and source images too small for their place.
 * @param pictures the entries as written, with their mistakes
 */
export async function pictureProblems(
  folder: string,
  pictures: ContentFile[],
  pages: ContentFile[],
): Promise<Problem[]> {
  const shown = pages.flatMap(picturesOnPage);
  const files = await readdir(join(folder, 'pictures')).catch((): string[] => []);
  const problems: Problem[] = [];
  // One after the other, because each inspection decodes a large image.
  for (const entry of pictures) {
    const { file } = Object(entry.raw) as Partial<Picture>;
    // The schema reports any other value.
    if (typeof file !== 'string') continue;
    if (!files.includes(file)) {
      const message = `names ${file}, which is not in content/pictures/.${didYouMean(file, files)} Put the file there, or correct the name.`;
      problems.push(problemAt(entry, ['file'], message));
      continue;
    }
    const source = await inspectPicture(join(folder, 'pictures', file));
    if ('refusal' in source) {
      problems.push({ file: `pictures/${file}`, message: source.refusal });
      continue;
    }
    const { width, height } = source;
    for (const { variants, page, path } of shown.filter(({ name }) => name === pictureNameOf(entry.file))) {
      const least = variants.map(minimumSize).find((size) => width < size.width || height < size.height);
      if (!least) continue;
      const message = `shows the picture ${file}, which has ${width} × ${height} pixels; this place needs at least ${least.width} × ${least.height}. Take a larger version of it, or another picture.`;
      problems.push(problemAt(page, path, message));
    }
  }
  return problems;
}
