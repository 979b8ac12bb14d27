import { fieldValues } from '../../schema/field-values.ts';
import { type ThemeFile, themeSchema } from '../../schema/theme.ts';
import { loadLogo } from '../../theme/load-theme.ts';
import type { LogoPaths } from '../../theme/logo.ts';
import { pageSchema } from '../page.ts';
import { didYouMean } from './error-map.ts';
import { type Problem, problemAt } from './problem.ts';
import type { ContentFile } from './read.ts';

/** Reports logos that the site cannot draw, and pages that highlight a shape that the company’s logo does not have. */
export function logoProblems(folder: string, { file, raw }: ContentFile, pages: ContentFile[]): Problem[] {
  // The schema reports mistakes of form.
  const logos = themeSchema.shape.logos.safeParse((raw as Partial<ThemeFile> | undefined)?.logos).data;
  return Object.entries(logos ?? {}).flatMap(([whose, name]) => {
    try {
      const { shapes } = loadLogo(folder, name);
      return whose === 'company' ? pages.flatMap((page) => unknownShapes(page, name, shapes)) : [];
    } catch (error) {
      return problemAt({ file }, ['logos', whose], `names ${name}, which ${(error as Error).message}`);
    }
  });
}

function unknownShapes(page: ContentFile, logo: string, shapes: LogoPaths['shapes']): Problem[] {
  const known = shapes.flatMap(({ id }) => id ?? []);
  return fieldValues('logo-shape', pageSchema, page.raw)
    .filter(({ value }) => !known.includes(value))
    .map(({ value, path }) =>
      problemAt(
        page,
        path,
        `is \`${value}\`, which is no shape of content/logos/${logo}.${didYouMean(value, known)} Shapes with an id there: ${known.join(', ') || 'none'}.`,
      ),
    );
}
