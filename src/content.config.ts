import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { addressOf, pageSchema } from './load/page.ts';
import { placeholderColour } from './pictures/placeholder-colour.ts';
import { contentFolder } from './schema/folders.ts';
import { languageOfFile } from './schema/languages.ts';
import { pictureSchema, pictureTextSchema } from './schema/picture.ts';

const base = contentFolder();

/** Files that each language has for itself, by language. `load-languages.ts` takes what a translation leaves out from the original. */
const inLanguages = (name: string) =>
  defineCollection({
    loader: glob({
      base,
      pattern: `${name}{,.*}.yaml`,
      generateId: ({ entry }) => languageOfFile(entry),
    }),
    schema: z.record(z.string(), z.unknown()),
  });

const company = inLanguages('company');
const companyProfile = inLanguages('company-profile');
const navigation = inLanguages('navigation');

const pages = defineCollection({
  loader: glob({
    base: `${base}/pages`,
    pattern: '**/*.yaml',
    generateId: ({ entry }) => addressOf(entry),
  }),
  schema: pageSchema,
});

const idOf = ({ entry }: { entry: string }) => entry.replace(/\.yaml$/, '');

const pictures = defineCollection({
  loader: glob({ base: `${base}/pictures`, pattern: '*.yaml', generateId: idOf }),
  schema: ({ image }) =>
    pictureSchema.transform(async ({ file, ...metadata }) => ({
      ...metadata,
      file: image().parse(`./${file}`),
      // A build reads the content once. The development server reads it after each change, and shows the colour for a
      // moment only: it does without.
      colour: import.meta.env.DEV
        ? 'transparent'
        : await placeholderColour(`${base}/pictures/${file}`, metadata.kind),
    })),
});

const pictureTexts = defineCollection({
  loader: glob({ base: `${base}/pictures`, pattern: '*/*.yaml', generateId: idOf }),
  schema: pictureTextSchema,
});

export const collections = { companyProfile, company, navigation, pages, pictures, pictureTexts };
