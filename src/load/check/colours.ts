import { type ThemeFile, themeSchema } from '../../schema/theme.ts';
import { weakPairs } from '../../theme/contrast.ts';
import type { Problem } from './problem.ts';

/** Reports colours of the theme without enough contrast. */
export function colourProblems(file: string, raw: unknown): Problem[] {
  const written = (raw as Partial<ThemeFile> | undefined)?.colours;
  // The schema reports mistakes of form.
  const colours = themeSchema.shape.colours.safeParse(written).data;
  return (colours ? weakPairs(colours) : []).map(
    ({ foreground, background, least, where, contrast, remedy }) => ({
      file,
      location: `\`colours\`, \`${foreground}\` on \`${background}\``,
      path: ['colours', remedy?.name ?? background],
      message:
        // Rounded down, so that 6.96 does not read as 7.
        `has a contrast of ${Math.floor(contrast * 10) / 10}; ${least} is the least (${where}).` +
        (remedy
          ? ` The nearest that can be read: \`${remedy.name}: "${remedy.value}"\`.`
          : ' Choose two colours further apart.'),
    }),
  );
}
