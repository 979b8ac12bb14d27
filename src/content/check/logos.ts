import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { GRID, type LogoPaths, readLogo } from '../../theme/logo.ts';
import { fieldValues } from '../field-values.ts';
import { pageSchema } from '../pages/page.ts';
import { type ThemeFile, themeSchema } from '../theme.ts';
import { didYouMean } from './error-map.ts';
import { type Problem, problemAt } from './problem.ts';
import type { ContentFile } from './read.ts';

const readDrawing = (folder: string, name: string) =>
  readFile(join(folder, 'logos', name), 'utf8').catch(() => undefined);

/** Reports logos that the site cannot draw, and pages that highlight a shape that the company’s logo does not have. */
export async function logoProblems(folder: string, theme: unknown, pages: ContentFile[]): Promise<Problem[]> {
  const written = (theme as Partial<ThemeFile> | undefined)?.logos;
  // The schema reports mistakes of form.
  const logos = themeSchema.shape.logos.safeParse(written).data;
  if (!logos) return [];
  const problems = [];
  for (const [whose, name] of Object.entries(logos))
    problems.push(...(await drawingProblems(folder, whose, name)));
  if (problems.length > 0) return problems;
  const { shapes } = readLogo((await readDrawing(folder, logos.company))!);
  const known = shapes.flatMap(({ id }) => id ?? []);
  return pages.flatMap((page) =>
    fieldValues('logo-shape', pageSchema, page.raw)
      .filter(({ value }) => !known.includes(value))
      .map(({ value, path }) =>
        problemAt(
          page,
          path,
          `is \`${value}\`, which is no shape of content/logos/${logos.company}.${didYouMean(value, known)} Shapes with an id there: ${known.join(', ') || 'none'}.`,
        ),
      ),
  );
}

const REDRAW =
  'Ask for a drawing of filled shapes in one colour, or convert lines and letters to shapes and save it again.';

async function drawingProblems(folder: string, whose: string, name: string): Promise<Problem[]> {
  const file = `logos/${name}`;
  const svg = await readDrawing(folder, name);
  if (svg === undefined) {
    return [
      problemAt(
        { file: 'theme.yaml' },
        ['logos', whose],
        `names ${name}, which is not in content/logos/. Put the drawing there, or correct the name.`,
      ),
    ];
  }
  const message = await logoFlaw(svg);
  return message ? [{ file, message }] : [];
}

/** The reason why a drawing cannot be a logo, with the remedy; undefined if it can. */
async function logoFlaw(svg: string): Promise<string | undefined> {
  try {
    const logo = readLogo(svg);
    if (logo.path === '') return `holds no filled shape. ${REDRAW}`;
    const flaw = await flawOf(svg, logo);
    return flaw && `${flaw} ${REDRAW}`;
  } catch {
    return 'is no SVG drawing with a size. Export it again as SVG, with a `viewBox`.';
  }
}

/** The side in pixels at which drawings are compared, and the share of their pixels that may differ. */
const SIDE = 256;
const TOLERANCE = 0.01;
/** The rounding tolerance: pixels of one colour may differ by this much per channel. */
const SAME_COLOUR = 16;

/** The reason why the site would draw the logo differently from the file. */
async function flawOf(svg: string, { path }: LogoPaths): Promise<string | undefined> {
  const asDrawn = await pixelsOf(Buffer.from(svg));
  const asOurs = await pixelsOf(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${GRID} ${GRID}"><path fill-rule="evenodd" d="${path}"/></svg>`,
    ),
  );
  let first: Buffer | undefined;
  let isColourful = false;
  let different = 0;
  for (let i = 0; i < asOurs.length; i += 4) {
    if (asDrawn[i + 3]! > 250) {
      const colour = asDrawn.subarray(i, i + 3);
      first ??= colour;
      isColourful ||= colour.some((value, channel) => Math.abs(value - first![channel]!) > SAME_COLOUR);
    }
    different += Math.abs(asDrawn[i + 3]! - asOurs[i + 3]!) / 255;
  }
  if (isColourful) return 'has more than one colour; a logo is drawn in one.';
  if (different / SIDE ** 2 > TOLERANCE)
    return 'holds more than filled shapes, such as lines, letters, pictures or overlaps, which would be lost.';
  return undefined;
}

const pixelsOf = (svg: Buffer) =>
  sharp(svg, { density: 300 })
    .resize(SIDE, SIDE, { fit: 'contain', position: 'bottom', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .ensureAlpha()
    .raw()
    .toBuffer();
