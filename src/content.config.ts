import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { addressOf, pageSchema } from './load/page.ts';
import { placeholderColour } from './pictures/placeholder-colour.ts';
import { contentFolder } from './schema/folders.ts';
import { pictureSchema, pictureTextSchema } from './schema/picture.ts';

const base = contentFolder();

/** Facts and labels, by file. `language.ts` takes what a translation leaves out from the original. */
const texts = defineCollection({
  loader: glob({
    base,
    pattern: '{company,company-profile,navigation}{,.*}.yaml',
    generateId: ({ entry }) => entry,
  }),
  schema: z.record(z.string(), z.unknown()),
});

const pages = defineCollection({
  loader: glob({ base, pattern: 'pages/**/*.yaml', generateId: ({ entry }) => addressOf(entry) }),
  schema: pageSchema,
});

const pictures = defineCollection({
  loader: glob({
    base: `${base}/pictures`,
    pattern: '*.yaml',
    generateId: ({ entry }) => entry.replace(/\.yaml$/, ''),
  }),
  schema: ({ image }) =>
    pictureSchema.transform(async ({ file, ...metadata }) => ({
      ...metadata,
      file: image().parse(`./${file}`),
      // The development server reads the content after each change, and would show the colour for a moment only.
      colour: import.meta.env.DEV
        ? 'transparent'
        : await placeholderColour(`${base}/pictures/${file}`, metadata.kind),
    })),
});

const pictureTexts = defineCollection({
  loader: glob({ base, pattern: 'pictures/*/*.yaml', generateId: ({ entry }) => entry }),
  schema: pictureTextSchema,
});

export const collections = { pages, pictures, pictureTexts, texts };
