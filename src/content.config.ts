import { defineCollection } from 'astro:content';
import { file, glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { parse } from 'yaml';
import { contentFolder } from './content/folders.ts';
import { languageOfFile } from './content/languages.ts';
import { addressOf, pageSchema } from './content/pages/page.ts';
import { type PictureMetadata, pictureMetadataSchema, pictureNameOf } from './content/picture.ts';
import { placeholderColour } from './pictures/placeholder-colour.ts';
import { readTheme } from './theme/load-theme.ts';

const base = contentFolder();

/** Files that each language has for itself, by language. `load-languages.ts` takes what a translation leaves out from the original. */
const inLanguages = (name: string, folder = base) =>
  defineCollection({
    loader: glob({
      base: folder,
      pattern: `${name}{,.*}.yaml`,
      generateId: ({ entry }) => languageOfFile(entry),
    }),
    schema: z.record(z.string(), z.unknown()),
  });

const company = inLanguages('company');
const brochure = inLanguages('brochure');
const navigation = inLanguages('navigation');
const pictureTexts = inLanguages('pictures', `${base}/pictures`);

const pages = defineCollection({
  loader: glob({
    base: `${base}/pages`,
    pattern: '**/*.yaml',
    generateId: ({ entry }) => addressOf(entry),
  }),
  schema: pageSchema,
});

const pictures = defineCollection({
  loader: file(`${base}/pictures/pictures.yaml`, {
    parser: async (text) => {
      const { colours } = readTheme(base);
      const entries = Object.entries(parse(text) as Record<string, PictureMetadata>);
      return Object.fromEntries(
        await Promise.all(
          entries.map(async ([name, metadata]) => [
            pictureNameOf(name),
            {
              ...metadata,
              file: `./${name}`,
              // A build reads the content once. The development server reads it after each change, and shows the colour
              // for a moment only: it does without.
              colour: import.meta.env.DEV
                ? 'transparent'
                : await placeholderColour(`${base}/pictures/${name}`, metadata.kind, colours),
            },
          ]),
        ),
      );
    },
  }),
  schema: ({ image }) => pictureMetadataSchema.extend({ file: image(), colour: z.string() }),
});

export const collections = { brochure, company, navigation, pages, pictures, pictureTexts };
