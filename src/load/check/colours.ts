import { type ThemeFile, themeSchema } from '../../schema/theme.ts';
import { weakPairs } from '../../theme/contrast.ts';
import { type Problem, problemAt } from './problem.ts';
import type { ContentFile } from './read.ts';

/** Reports colours of the theme without enough contrast. */
export function colourProblems({ file, raw }: Pick<ContentFile, 'file' | 'raw'>): Problem[] {
  // The schema reports mistakes of form.
  const colours = themeSchema.shape.colours.safeParse((raw as Partial<ThemeFile> | undefined)?.colours).data;
  return (colours ? weakPairs(colours) : []).map(({ foreground, background, least, where, contrast }) =>
    problemAt(
      { file },
      ['colours', background],
      // Rounded down, so that 6.96 does not read as 7.
      `has a contrast of ${Math.floor(contrast * 10) / 10} with \`${foreground}\` on it; ${least} is the least (${where}). Make one of the two darker or lighter.`,
    ),
  );
}
