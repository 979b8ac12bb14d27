import { z } from 'astro/zod';

const colour = z
  .string()
  .regex(
    /^#[0-9a-f]{6}$/,
    'is not a colour: write six lower-case hex digits in quotation marks, like `"#932c12"`',
  )
  .meta({ examples: ['"#932c12"'] });

const drawing = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]*\.svg$/, 'is not the name of a drawing: write it like `company.svg`')
  .meta({ examples: ['company.svg'] });

/** `content/theme.yaml`: colours and logos, each stated once. Colours have the names of the design, in every theme. */
export const themeSchema = z.strictObject({
  colours: z.strictObject({
    cotton: colour,
    ink: colour,
    laterite: colour,
    tarp: colour,
    signal: colour,
    jute: colour,
    'signal-deep': colour,
    'out-green': colour,
    clay: colour,
    sea: colour,
    land: colour,
    'jute-deep': colour,
  }),
  logos: z.strictObject({ company: drawing, group: drawing }),
});
/** The file as written. */
export type ThemeFile = z.infer<typeof themeSchema>;
export type Colour = keyof ThemeFile['colours'];
