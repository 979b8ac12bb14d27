import { z } from 'astro/zod';

const colour = (title: string, role: string) =>
  z
    .string()
    .regex(
      /^#[0-9a-f]{6}$/,
      'is not a colour: write it with six digits, in small letters and quotation marks, like `"#932c12"`',
    )
    .meta({ input: 'colour', title, description: role, examples: ['"#932c12"'] });

const drawing = (whose: string) =>
  z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]*\.svg$/, 'is not the name of a drawing: write it like `company.svg`')
    .meta({
      input: 'logo',
      title: whose,
      description: 'An SVG drawing of one colour.',
      examples: ['company.svg'],
    });

/** A package of typefaces that is installed, or a file in `content/fonts/`. */
const font = z
  .string()
  .regex(
    /^(@fontsource-variable\/[a-z0-9-]+|[A-Za-z0-9][\w.-]*\.(woff2|ttf|otf))$/,
    'is no typeface: write a package like `@fontsource-variable/besley`, or the name of a file in content/fonts/ that ends with .woff2, .ttf or .otf',
  )
  .meta({
    input: 'typeface',
    title: 'Typeface',
    description: 'Ask whoever looks after the site for others.',
    examples: ['"@fontsource-variable/besley"'],
  });

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
    cotton: colour('Paper', 'The ground of every page, and the text on dark grounds'),
    ink: colour('Text', 'Text, the footer, one of the section colours'),
    laterite: colour(
      'Company’s colour',
      'The company’s own colour: the opening of the home page, the current link, what comes in',
    ),
    tarp: colour('Second colour', 'One of the section colours'),
    signal: colour('Accent', 'The main button, illustrations on dark sections, the last block of a page'),
    jute: colour('Shadow', 'Shadows on paper, and one of the countries on the map'),
    'signal-deep': colour('Shadow on the accent', 'Shadows of what stands on the accent'),
    'out-green': colour('What goes out', 'What goes out'),
    clay: colour('Company’s colour in shade', 'Shadows on the company’s own colour, and its shade in prints'),
    sea: colour('Map: ground', 'The ground of the map'),
    land: colour('Map: other countries', 'Countries on the map that are not ours'),
    'jute-deep': colour(
      'Map: second country',
      'The second country on the map, told apart from its neighbour',
    ),
  }),
  logos: z.strictObject({ company: drawing('Company’s'), group: drawing('Group’s') }),
  typefaces: z.strictObject({
    display: z
      .strictObject({
        font,
        weight: z
          .int()
          .min(100)
          .max(1000)
          .optional()
          .describe('How bold headlines are: 400 is normal, 700 bold'),
      })
      .meta({ title: 'Headlines' }),
    text: z.strictObject({ font }).meta({ title: 'All other text' }),
    languages: z
      .record(z.string(), languageTypefaces)
      .default({})
      .describe('Typefaces of languages in other scripts, by the names of their folders'),
  }),
});
/** The file as written. */
export type ThemeFile = z.infer<typeof themeSchema>;
export type Colour = keyof ThemeFile['colours'];
