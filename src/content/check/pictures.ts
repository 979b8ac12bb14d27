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
  /** Empty if the block has mistakes of its own. */
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
 * Reports names without a file, files that cannot be used, and source images too small for their place. Files that no page
 * shows are warnings.
 * @param descriptions `pictures.yaml` as it was read, with its mistakes
 * @param inspect reads the properties of a source image
 */
export async function pictureProblems(
  folder: string,
  descriptions: unknown,
  shown: PagePicture[],
  inspect: Inspect,
): Promise<Problem[]> {
  const kinds = new Map(
    Object.entries((descriptions ?? {}) as Record<string, Partial<PictureMetadata> | null>).map(
      ([file, metadata]) => [file, metadata?.kind],
    ),
  );
  const described = [...kinds.keys()];
  // If the whole folder is missing, `readContent` reports its list as missing.
  const entries = await readdir(join(folder, 'pictures')).catch(() => []);
  const files = entries.filter((file) => !/^\.|\.ya?ml$|\.md$/.test(file));
  const problems = [...missingFiles(described, files), ...sharedNames(described)];
  // One after the other, because each inspection decodes a large image.
  for (const file of files) {
    if (!kinds.has(file)) problems.push(notDescribed(file));
    else problems.push(...(await fileProblems(folder, file, kinds.get(file), shown, inspect)));
  }
  return [...problems, ...unknownNames(shown, described)];
}

/** Reports a problem of an entry of the list. */
const inList = (file: string, message: string) => problemAt({ file: LIST }, [file], message);

const missingFiles = (described: string[], files: string[]): Problem[] =>
  described
    .filter((file) => !files.includes(file))
    .map((file) =>
      inList(
        file,
        `has no file of that name beside it.${didYouMean(file, files)} Put the file into content/pictures/, or remove the entry.`,
      ),
    );

/** Reports files that differ only in their extension: pages name pictures without it. */
const sharedNames = (described: string[]): Problem[] =>
  [...Map.groupBy(described, pictureNameOf)].flatMap(([name, [, ...others]]) =>
    others.map((file) =>
      inList(file, `shares the name “${name}” with another file. Rename one of the two, and its entry.`),
    ),
  );

const notDescribed = (file: string): Problem => ({
  file: `pictures/${file}`,
  message: `is not described in ${LIST}, so no page can show it. Add an entry for it there, or remove the file.`,
  isWarning: true,
});

/** Reports problems of one file that is described. */
async function fileProblems(
  folder: string,
  file: string,
  kind: unknown,
  shown: PagePicture[],
  inspect: Inspect,
): Promise<Problem[]> {
  const path = `pictures/${file}`;
  const name = pictureNameOf(file);
  const places = shown.filter((picture) => picture.name === name);
  const notShown = `is shown on no page. Name it on a page as \`${name}\`, or remove it.`;
  const warnings = places.length > 0 ? [] : [{ file: path, message: notShown, isWarning: true }];
  const inspection = await inspect(join(folder, path));
  if ('refusal' in inspection) return [...warnings, { file: path, message: inspection.refusal }];
  return [
    ...warnings,
    ...kindProblems(file, kind, inspection.inks),
    ...places.flatMap((place) => sizeProblem(file, inspection, place)),
  ];
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
  return [problemAt(page, path, message, { allowsPreview: true })];
}

function unknownNames(shown: PagePicture[], described: string[]): Problem[] {
  const names = described.map(pictureNameOf);
  return shown
    .filter(({ name }) => !names.includes(name))
    .map(({ name, page, path }) =>
      problemAt(
        page,
        path,
        `names the picture “${name}”, which ${LIST} does not describe.${didYouMean(name, names)} Known: ${names.join(', ')}.`,
      ),
    );
}

/** The names that an ink may have. */
const INKS = themeSchema.shape.colours.keyof().options as string[];

/** Reports a print whose file is no ink map or has unknown inks, and an ink map that is described as a photograph. */
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
