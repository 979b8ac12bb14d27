import { defineCollection } from 'astro:content';
import { join } from 'node:path';
import { contentFiles } from './load/content-loader.ts';
import { addressOf, pageSchema } from './load/page.ts';
import { placeholderColour } from './pictures/placeholder-colour.ts';
import { contentFolder } from './schema/folders.ts';
import { pictureSchema, pictureTextSchema } from './schema/picture.ts';

/** Facts and labels, by file. `language.ts` takes what a translation leaves out from the original, and checks the whole. */
const texts = defineCollection({
  loader: contentFiles('{company,company-profile,navigation}{,.*}.yaml', (file) => file),
});

const pages = defineCollection({ loader: contentFiles('pages/**/*.yaml', addressOf), schema: pageSchema });

const pictures = defineCollection({
  loader: contentFiles('pictures/*.yaml', (file) => file.replace(/^pictures\/|\.yaml$/g, '')),
  schema: ({ image }) =>
    pictureSchema.transform(async ({ file, ...metadata }) => ({
      ...metadata,
      file: image().parse(`./${file}`),
      // The development server reads the content after each change, and would show the colour for a moment only.
      colour: import.meta.env.DEV
        ? 'transparent'
        : await placeholderColour(join(contentFolder(), 'pictures', file), metadata.kind),
    })),
});

const pictureTexts = defineCollection({
  loader: contentFiles('pictures/*/*.yaml', (file) => file),
  schema: pictureTextSchema,
});

export const collections = { pages, pictures, pictureTexts, texts };
