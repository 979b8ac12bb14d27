import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { blockSchema, definitionOf } from '../../blocks/blocks.ts';
import { minimumSize, type VariantName } from '../../pictures/variants.ts';
import { fieldValues } from '../field-values.ts';
import { pageSchema } from '../pages/page.ts';
import { type PictureMetadata, pictureNameOf } from '../picture.ts';
import { themeSchema } from '../theme.ts';
import { didYouMean } from './error-map.ts';
import type { Inspect } from './inspector.ts';
import type { Path } from './path.ts';
import { type Problem, problemAt } from './problem.ts';
import type { ContentFile } from './read.ts';

/** A picture that a page shows. */
interface PagePicture {
  name: string;
  /** None where the block has mistakes of its own. */
  variants: VariantName[];
  /** The page as written. */
  page: ContentFile;
  path: Path;
}

/** The pictures that a page’s blocks show. */
export function picturesOnPage(page: ContentFile): PagePicture[] {
  return fieldValues('picture', pageSchema, page.raw).map(({ value: name, path }) => {
    const [, index] = path;
    const { data: block } = blockSchema.safeParse((page.raw as { blocks: unknown[] }).blocks[Number(index)]);
    const placements = block ? (definitionOf(block).pictures?.(block) ?? []) : [];
    const variants = placements.filter((placement) => placement.name === name).map(({ variant }) => variant);
    return { name, variants, page, path };
  });
}

const LIST = 'pictures/pictures.yaml';

/**
 * What is wrong with the pictures: names without a file, files that cannot be used, source images too small for their
 * place. Files that no page shows are warnings.
 * @param descriptions `pictures.yaml` as it was read, with whatever mistakes
 * @param inspect looks at a source image
 */
export async function pictureProblems(
  folder: string,
  descriptions: unknown,
  shownPictures: PagePicture[],
  inspect: Inspect,
): Promise<Problem[]> {
  const kinds = new Map(
    Object.entries((descriptions ?? {}) as Record<string, Partial<PictureMetadata> | null>).map(
      ([file, metadata]) => [file, metadata?.kind],
    ),
  );
  const described = [...kinds.keys()];
  // Where the whole folder is missing, `readContent` reports its list as missing.
  const entries = await readdir(join(folder, 'pictures')).catch(() => []);
  const files = entries.filter((file) => !/^\.|\.ya?ml$|\.md$/.test(file));
  const problems: Problem[] = [];

  for (const file of described.filter((name) => !files.includes(name))) {
    problems.push(
      problemAt(
        { file: LIST },
        [file],
        `has no file of that name beside it.${didYouMean(file, files)} Put the file into content/pictures/, or remove the entry.`,
      ),
    );
  }
  for (const [name, [, ...others]] of Map.groupBy(described, pictureNameOf)) {
    for (const file of others) {
      problems.push(
        problemAt(
          { file: LIST },
          [file],
          `shares the name “${name}” with another file. Rename one of the two, and its entry.`,
        ),
      );
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
    const shown = shownPictures.filter((picture) => picture.name === name);
    if (shown.length === 0) {
      problems.push({
        file: path,
        message: `is shown on no page. Name it on a page as \`${name}\`, or remove it.`,
        isWarning: true,
      });
    }
    const inspection = await inspect(join(folder, path));
    if ('refusal' in inspection) {
      problems.push({ file: path, message: inspection.refusal });
      continue;
    }
    problems.push(...kindProblems(file, kinds.get(file), inspection.inks));
    for (const { variants, page, path } of shown) {
      const least = variants
        .map(minimumSize)
        .find(({ width, height }) => inspection.width < width || inspection.height < height);
      if (!least) continue;
      const message = `shows the picture ${file}, which has ${inspection.width} × ${inspection.height} pixels; this place needs at least ${least.width} × ${least.height}. Take a larger version of it, or another picture.`;
      problems.push(problemAt(page, path, message, { isDrawable: true }));
    }
  }
  const names = described.map(pictureNameOf);
  for (const { name, page, path } of shownPictures) {
    if (names.includes(name)) continue;
    problems.push(
      problemAt(
        page,
        path,
        `names the picture “${name}”, which ${LIST} does not describe.${didYouMean(name, names)} Known: ${names.join(', ')}.`,
      ),
    );
  }
  return problems;
}

/** The names that an ink may have. */
const INKS = themeSchema.shape.colours.keyof().options as string[];

/** A print whose file is no ink map or has unknown inks, and an ink map that is called a photograph. */
function kindProblems(file: string, kind: unknown, inks: string[] | undefined): Problem[] {
  const problem = (message: string) => [problemAt({ file: LIST }, [file, 'kind'], message)];
  if (kind === 'print' && !inks)
    return problem(
      'is `print`, but the file is no ink map: a PNG with a palette that names its inks. Write `photograph`, or make the file as artwork/README.md says.',
    );
  if (kind === 'photograph' && inks)
    return problem(
      'is `photograph`, but the file is an ink map, which shows numbers of inks. Write `print`.',
    );
  return (inks ?? [])
    .filter((ink) => !INKS.includes(ink))
    .map((ink) => ({
      file: `pictures/${file}`,
      message: `names the ink “${ink}”, which theme.yaml does not have under \`colours\`.${didYouMean(ink, INKS)} Known: ${INKS.join(', ')}. Correct the name where the file is made: artwork/README.md says how.`,
    }));
}
