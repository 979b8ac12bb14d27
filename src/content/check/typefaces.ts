import { fontFile, fontFileFor, readFont, TEXT_WEIGHTS } from '../../theme/typefaces.ts';
import { type ThemeFile, themeSchema } from '../theme.ts';
import type { Path } from './path.ts';
import { type Problem, problemAt } from './problem.ts';

/** Reports typefaces that are missing or lack weights that the styles use. */
export async function typefaceProblems(folder: string, file: string, raw: unknown): Promise<Problem[]> {
  const written = (raw as Partial<ThemeFile> | undefined)?.typefaces;
  // The schema reports mistakes of form.
  const typefaces = themeSchema.shape.typefaces.safeParse(written).data;
  if (!typefaces) return [];
  const problems: Problem[] = [];
  const report = (path: Path, message: string) =>
    problems.push(problemAt({ file }, ['typefaces', ...path], message));
  const { languages, ...own } = typefaces;
  for (const [language, { display }] of Object.entries(languages)) {
    await fontFileFor(language, display.font, display.weight, folder).catch((error: NodeJS.ErrnoException) =>
      report(['languages', language, 'display'], error.code ? notInstalled(display.font) : error.message),
    );
  }
  for (const [use, { font }] of Object.entries(own)) {
    const axis = await weightsOf(font, folder).catch((error: Error) => error);
    if (axis instanceof Error) {
      report([use, 'font'], axis.message);
      continue;
    }
    const { weight } = typefaces.display;
    const isWide = axis && axis.min <= TEXT_WEIGHTS.min && axis.max >= TEXT_WEIGHTS.max;
    if (use === 'text' && !isWide)
      report(
        [use, 'font'],
        `has not all weights from ${TEXT_WEIGHTS.min} to ${TEXT_WEIGHTS.max} in one file. Choose a variable font, whose page says “Variable”.`,
      );
    if (use === 'display' && axis && (weight === undefined || weight < axis.min || weight > axis.max))
      report(
        [use, 'weight'],
        `must be a weight that this font has: write a number from ${axis.min} to ${axis.max}.`,
      );
    if (use === 'display' && !axis && weight !== undefined)
      report([use, 'weight'], 'is for variable fonts, and this font has one weight. Remove the line.');
  }
  return problems;
}

const notInstalled = (font: string) =>
  `names a package that is not installed. Run \`npm install --save-exact ${font}\`, or correct the name.`;

/** The lightest and boldest weight of a variable font; undefined for one with a single weight. @throws Error with a message for the author */
async function weightsOf(font: string, folder: string) {
  let file: string;
  try {
    file = fontFile(font, folder);
  } catch {
    throw new Error(notInstalled(font));
  }
  try {
    return (await readFont(file)).variationAxes['wght'];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      throw new Error(
        `names ${font}, which is not in content/fonts/. Put the file there, or correct the name.`,
      );
    throw new Error(`names ${font}, which is damaged or not a font. Copy it again from where it came from.`);
  }
}
