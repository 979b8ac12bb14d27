import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { blockSchema, definitionOf } from '../../blocks/blocks.ts';
import type { inspectPicture } from '../../pictures/inspect.ts';
import { minimumSize, type Size } from '../../pictures/variants.ts';
import { fieldValues } from '../../schema/field-values.ts';
import { ifMissing } from '../../schema/folders.ts';
import { type Picture, pictureNameOf } from '../../schema/picture.ts';
import { didYouMean } from './error-map.ts';
import { type Problem, problemAt } from './problem.ts';
import type { ContentFile } from './read.ts';

/** The pictures that a page’s blocks show. Without variants where a block has mistakes of its own. @param page as written */
const picturesOn = (page: ContentFile) =>
  fieldValues('picture', page.schema, page.raw).map(({ value: name, path }) => {
    const [, index] = path;
    const { data: block } = blockSchema.safeParse((page.raw as { blocks: unknown[] }).blocks[Number(index)]);
    const placements = block ? (definitionOf(block).pictures?.(block) ?? []) : [];
    const variants = placements.filter((placement) => placement.name === name).map(({ variant }) => variant);
    return { name, variants, page, path };
  });

/**
 * Reports entries without a file, files that cannot be used, and source images too small for their place.
 * @param pictures the entries as written, with their mistakes
 */
export async function pictureProblems(
  folder: string,
  pictures: ContentFile[],
  pages: ContentFile[],
  inspect: typeof inspectPicture,
): Promise<Problem[]> {
  const shown = pages.flatMap(picturesOn);
  const files = await readdir(join(folder, 'pictures')).catch(ifMissing<string[]>([]));
  const problems: Problem[] = [];
  // One after the other, because each inspection decodes a large image.
  for (const entry of pictures) {
    const { file, kind } = Object(entry.raw) as Partial<Picture>;
    // The schema reports any other value.
    if (typeof file !== 'string') continue;
    if (!files.includes(file)) {
      const message = `refers to ${file}, which is not in content/pictures/.${didYouMean(file, files)} Put the file there, or correct the name.`;
      problems.push(problemAt(entry, ['file'], message));
      continue;
    }
    const source = await inspect(join(folder, 'pictures', file));
    if ('refusal' in source) {
      problems.push({ file: `pictures/${file}`, message: source.refusal });
      continue;
    }
    const { width, height } = source;
    const isSmall = (least: Size) =>
      // With a margin beside it, a document fills its place in one direction.
      kind === 'document'
        ? width < least.width && height < least.height
        : width < least.width || height < least.height;
    for (const { variants, page, path } of shown.filter(({ name }) => name === pictureNameOf(entry.file))) {
      const least = variants.map(minimumSize).find(isSmall);
      if (!least) continue;
      const message = `shows the picture ${file}, which is ${width} × ${height} pixels; this place needs at least ${least.width} × ${least.height}. Use a larger version, or another picture.`;
      problems.push(problemAt(page, path, message));
    }
  }
  return problems;
}
