import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { GRID, type Mark, readMark } from '../../theme/mark.ts';
import { type ThemeFile, themeSchema } from '../theme.ts';
import { didYouMean } from './explain.ts';
import { placeInWords, textsIn } from './place.ts';
import type { Problem } from './problem.ts';
import type { ContentFile } from './read.ts';

const readDrawing = (folder: string, name: string) =>
  readFile(join(folder, 'marks', name), 'utf8').catch(() => undefined);

/** Marks that the site could not draw, and pieces of the company’s mark that a page lights and it does not have. */
export async function markProblems(folder: string, theme: unknown, pages: ContentFile[]): Promise<Problem[]> {
  const written = (theme as Partial<ThemeFile> | undefined)?.marks;
  // Mistakes of form have been told already.
  const marks = themeSchema.shape.marks.safeParse(written).data;
  if (!marks) return [];
  const problems = [];
  for (const [whose, name] of Object.entries(marks))
    problems.push(...(await drawingProblems(folder, whose, name)));
  if (problems.length > 0) return problems;
  const { pieces } = readMark((await readDrawing(folder, marks.company))!);
  const known = pieces.flatMap(({ id }) => id ?? []);
  return pages.flatMap(({ file, raw }) =>
    [...textsIn(raw)]
      .filter(({ text, path }) => path.at(-2) === 'emblem' && !known.includes(text))
      .map(({ text, path }) => ({
        file,
        place: placeInWords(path, raw),
        message: `is \`${text}\`, which is no piece of content/marks/${marks.company}.${didYouMean(text, known)} Pieces with an id there: ${known.join(', ') || 'none'}.`,
      })),
  );
}

const REDRAW =
  'Ask for a drawing of filled shapes in one colour, or convert lines and letters to shapes and save it again.';

async function drawingProblems(folder: string, whose: string, name: string): Promise<Problem[]> {
  const file = `marks/${name}`;
  const svg = await readDrawing(folder, name);
  if (svg === undefined) {
    return [
      {
        file: 'theme.yaml',
        place: `\`marks\`, \`${whose}\``,
        message: `names ${name}, which is not in content/marks/. Put the drawing there, or correct the name.`,
      },
    ];
  }
  try {
    const mark = readMark(svg);
    if (mark.path === '') return [{ file, message: `holds no filled shape. ${REDRAW}` }];
    const flaw = await flawOf(svg, mark);
    return flaw ? [{ file, message: `${flaw} ${REDRAW}` }] : [];
  } catch {
    return [{ file, message: 'is no SVG drawing with a size. Export it again as SVG, with a `viewBox`.' }];
  }
}

/** The side in pixels at which drawings are compared, and which part of their ground may differ. */
const SIDE = 256;
const TOLERANCE = 0.01;
/** By how much a channel of one colour may differ from pixel to pixel, for rounding. */
const SAME_COLOUR = 16;

/** Why the site would draw another mark than the file shows. */
async function flawOf(svg: string, { path }: Mark): Promise<string | undefined> {
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
  if (isColourful) return 'has more than one colour; a mark is drawn in one.';
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
