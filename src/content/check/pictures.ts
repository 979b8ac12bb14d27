import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { placementsOf } from '../../blocks/pictures.ts';
import { blockSchema } from '../../blocks/schema.ts';
import { inspectPicture } from '../../pictures/inspect.ts';
import type { PicturePlacement } from '../../pictures/picture-data.ts';
import { minimumSize } from '../../pictures/variants.ts';
import { pictureNameOf } from '../picture.ts';
import { didYouMean } from './error-map.ts';
import { formatPath, type Path } from './path.ts';
import type { Problem } from './problem.ts';

/** A picture that a page shows. */
export interface PagePlacement extends PicturePlacement {
  file: string;
  location: string;
  path: Path;
}

/** The pictures that a page’s blocks show; blocks with mistakes of their own are passed over. */
export function picturesOnPage(file: string, raw: unknown): PagePlacement[] {
  const blocks = (raw as { blocks?: unknown } | undefined)?.blocks;
  if (!Array.isArray(blocks)) return [];
  return blocks.flatMap((block, i) => {
    const { data } = blockSchema.safeParse(block);
    const path = ['blocks', i];
    const location = formatPath(path, raw);
    return data ? placementsOf(data).map((placement) => ({ ...placement, file, location, path })) : [];
  });
}

const LIST = 'pictures/pictures.yaml';

/**
 * What is wrong with the pictures: names without a file, files that cannot be used, source images too small for their
 * place. Files that no page shows are warnings.
 * @param described the file names in `pictures.yaml`
 */
export async function pictureProblems(
  folder: string,
  described: string[],
  placements: PagePlacement[],
): Promise<Problem[]> {
  // Where the whole folder is missing, its list is told to be missing.
  const entries = await readdir(join(folder, 'pictures')).catch(() => []);
  const files = entries.filter((file) => !/^\.|\.ya?ml$|\.md$/.test(file));
  const problems: Problem[] = [];

  for (const file of described.filter((name) => !files.includes(name))) {
    problems.push({
      file: LIST,
      location: `\`${file}\``,
      path: [file],
      message: `has no file of that name beside it.${didYouMean(file, files)} Put the file into content/pictures/, or remove the entry.`,
    });
  }
  for (const [name, [, ...others]] of Map.groupBy(described, pictureNameOf)) {
    for (const file of others) {
      problems.push({
        file: LIST,
        location: `\`${file}\``,
        message: `shares the name “${name}” with another file. Rename one of the two, and its entry.`,
      });
    }
  }
  for (const file of files) {
    const path = `pictures/${file}`;
    if (!described.includes(file)) {
      problems.push({
        file: path,
        message: `is not described in ${LIST}, so no page can show it. Add an entry for it there, or remove the file.`,
        isWarning: true,
      });
      continue;
    }
    const name = pictureNameOf(file);
    const shown = placements.filter((placement) => placement.name === name);
    if (shown.length === 0) {
      problems.push({
        file: path,
        message: `is shown on no page. Name it on a page as \`${name}\`, or remove it.`,
        isWarning: true,
      });
    }
    const inspection = await inspectPicture(join(folder, path));
    if ('refusal' in inspection) {
      problems.push({ file: path, message: inspection.refusal });
      continue;
    }
    for (const { variant, file: page, location, path } of shown) {
      const least = minimumSize(variant);
      if (inspection.width >= least.width && inspection.height >= least.height) continue;
      problems.push({
        file: page,
        location,
        path,
        message: `shows the picture ${file}, which has ${inspection.width} × ${inspection.height} pixels; this place needs at least ${least.width} × ${least.height}. Take a larger version of it, or another picture.`,
        isDrawable: true,
      });
    }
  }
  const names = described.map(pictureNameOf);
  for (const { name, file, location, path } of placements) {
    if (names.includes(name)) continue;
    problems.push({
      file,
      location,
      path,
      message: `names the picture “${name}”, which ${LIST} does not describe.${didYouMean(name, names)} Known: ${names.join(', ')}.`,
    });
  }
  return problems;
}
