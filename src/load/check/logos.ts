import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fieldValues } from '../../schema/field-values.ts';
import { type ThemeFile, themeSchema } from '../../schema/theme.ts';
import { readLogo } from '../../theme/logo.ts';
import { pageSchema } from '../page.ts';
import { didYouMean } from './error-map.ts';
import { type Problem, problemAt } from './problem.ts';
import type { ContentFile } from './read.ts';

/** Reports logos that the site cannot draw, and pages that highlight a shape that the company’s logo does not have. */
export async function logoProblems(folder: string, theme: unknown, pages: ContentFile[]): Promise<Problem[]> {
  const written = (theme as Partial<ThemeFile> | undefined)?.logos;
  // The schema reports mistakes of form.
  const logos = themeSchema.shape.logos.safeParse(written).data;
  if (!logos) return [];
  const drawings = await Promise.all(
    Object.entries(logos).map(async ([whose, name]) => ({
      whose,
      name,
      shapes: await shapesOf(folder, name),
    })),
  );
  const problems = drawings.flatMap(({ whose, name, shapes }) => {
    if (Array.isArray(shapes)) return [];
    return problemAt({ file: 'theme.yaml' }, ['logos', whose], `names ${name}, which ${shapes}`);
  });
  const shapes = drawings.find(({ whose }) => whose === 'company')?.shapes;
  if (!Array.isArray(shapes)) return problems;
  return [...problems, ...pages.flatMap((page) => unknownShapes(page, logos.company, shapes))];
}

/** The ids of the shapes in a drawing; or the reason why it cannot be a logo, with the remedy. */
async function shapesOf(folder: string, name: string): Promise<string[] | string> {
  const svg = await readFile(join(folder, 'logos', name), 'utf8').catch(() => undefined);
  if (svg === undefined) return 'is not in content/logos/. Put the drawing there, or correct the name.';
  try {
    const { path, shapes } = readLogo(svg);
    if (path !== '') return shapes.flatMap(({ id }) => id ?? []);
    return 'holds no filled shape. Ask for a drawing of filled shapes in one colour.';
  } catch {
    return 'is no SVG drawing with a size. Export it again as SVG, with a `viewBox`.';
  }
}

const unknownShapes = (page: ContentFile, logo: string, known: string[]): Problem[] =>
  fieldValues('logo-shape', pageSchema, page.raw)
    .filter(({ value }) => !known.includes(value))
    .map(({ value, path }) =>
      problemAt(
        page,
        path,
        `is \`${value}\`, which is no shape of content/logos/${logo}.${didYouMean(value, known)} Shapes with an id there: ${known.join(', ') || 'none'}.`,
      ),
    );
