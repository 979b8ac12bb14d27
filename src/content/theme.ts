import { z } from 'astro/zod';

const colour = z
  .string()
  .regex(
    /^#[0-9a-f]{6}$/,
    'is not a colour: write it with six digits, in small letters and quotation marks, like `"#932c12"`',
  )
  .meta({ examples: ['"#932c12"'] });

const drawing = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]*\.svg$/, 'is not the name of a drawing: write it like `company.svg`')
  .meta({ examples: ['company.svg'] });

/** A package of typefaces that is installed, or a file in `content/fonts/`. */
const font = z
  .string()
  .regex(
    /^(@fontsource-variable\/[a-z0-9-]+|[A-Za-z0-9][\w.-]*\.(woff2|ttf|otf))$/,
    'is no typeface: write a package like `@fontsource-variable/besley`, or the name of a file in content/fonts/ that ends with .woff2, .ttf or .otf',
  )
  .meta({ examples: ['"@fontsource-variable/besley"'] });

/** The font of a language in another script. Its package may also have a file for each weight. */
const languageFont = z
  .string()
  .regex(
    /^(@fontsource(-variable)?\/[a-z0-9-]+|[A-Za-z0-9][\w.-]*\.(woff2|ttf|otf))$/,
    'is no typeface: write a package like `@fontsource/noto-serif-sc`, or the name of a file in content/fonts/',
  )
  .meta({ examples: ['"@fontsource/noto-serif-sc"'] });

const lineHeight = z.number().min(1).max(2.5).describe('In parts of the size');

/** The typography of a language in another script. */
const languageTypefaces = z.strictObject({
  display: z
    .strictObject({
      font: languageFont,
      weight: z.int().min(100).max(1000),
      size: z.number().min(0.5).max(2).default(1).describe('In parts of the size of the site’s own typeface'),
      widen: z
        .number()
        .min(1)
        .max(2)
        .default(1)
        .describe(
          'How much larger the home page’s headline is where the window’s width limits it, because its lines are shorter',
        ),
      lineHeight,
    })
    .describe('Headlines; digits and Latin letters in them keep the site’s own typeface'),
  text: z.strictObject({ lineHeight }).describe('Texts are set in the typeface of the visitor’s device'),
});
export type LanguageTypefaces = z.infer<typeof languageTypefaces>;

/** `content/theme.yaml`: colours, logos and typefaces, each stated once. */
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
  typefaces: z.strictObject({
    display: z.strictObject({
      font,
      weight: z
        .int()
        .min(100)
        .max(1000)
        .optional()
        .describe('How bold headlines are: 400 is normal, 700 bold'),
    }),
    text: z.strictObject({ font }),
    languages: z
      .record(z.string(), languageTypefaces)
      .default({})
      .describe('Typefaces of languages in other scripts, by the names of their folders'),
  }),
});
/** The file as written. */
export type ThemeFile = z.infer<typeof themeSchema>;
export type Colour = keyof ThemeFile['colours'];
