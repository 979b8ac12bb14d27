import { fieldValues } from '../../schema/field-values.ts';
import { themeSchema } from '../../schema/theme.ts';
import { weakPairs } from '../../theme/contrast.ts';
import { loadLogo } from '../../theme/load-theme.ts';
import type { LogoPaths } from '../../theme/logo.ts';
import { pageSchema } from '../page.ts';
import { didYouMean } from './error-map.ts';
import { type Problem, problemAt } from './problem.ts';
import type { ContentFile } from './read.ts';

/**
 * Reports colours without enough contrast, logos that the site cannot draw, and pages that highlight a shape that the
 * company’s logo does not have.
 * @param theme as written
 */
export function themeProblems(
  folder: string,
  { file, raw }: Pick<ContentFile, 'file' | 'raw'>,
  pages: ContentFile[],
): Problem[] {
  const theme = themeSchema.safeParse(raw).data;
  // The schema reports other mistakes.
  if (!theme) return [];
  const colours = weakPairs(theme.colours).map(({ foreground, background, least, where, contrast }) =>
    problemAt(
      { file },
      ['colours', background.replace('night-', '')],
      // Rounded down, so that 6.96 does not read as 7.
      `has a contrast of ${Math.floor(contrast * 10) / 10} with \`${foreground}\` on it; the minimum is ${least} (${where}). Make one of the two darker or lighter.`,
    ),
  );
  const logos = Object.entries(theme.logos).flatMap(([whose, name]) => {
    try {
      const { shapes } = loadLogo(folder, name);
      return whose === 'company' ? pages.flatMap((page) => unknownShapes(page, name, shapes)) : [];
    } catch (error) {
      return problemAt({ file }, ['logos', whose], `refers to ${name}, which ${(error as Error).message}`);
    }
  });
  return [...colours, ...logos];
}

function unknownShapes(page: ContentFile, logo: string, shapes: LogoPaths['shapes']): Problem[] {
  const known = shapes.flatMap(({ id }) => id ?? []);
  return fieldValues('logo-shape', pageSchema, page.raw)
    .filter(({ value }) => !known.includes(value))
    .map(({ value, path }) =>
      problemAt(
        page,
        path,
        `is \`${value}\`, which is not a shape in content/logos/${logo}.${didYouMean(value, known)} Available: ${known.join(', ') || 'none'}.`,
      ),
    );
}
