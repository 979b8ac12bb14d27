import { defineCollection } from 'astro:content';
import { file, glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { parse } from 'yaml';
import { brochureSchema } from './content/brochure.ts';
import { companySchema } from './content/company.ts';
import { contentFolder } from './content/folders.ts';
import { languageOfNavigation } from './content/languages.ts';
import { navigationSchema } from './content/navigation.ts';
import { addressOf, pageSchema } from './content/pages/page.ts';
import { type PictureMetadata, pictureMetadataSchema, pictureNameOf } from './content/picture.ts';
import { placeholderColour } from './pictures/placeholder-colour.ts';
import { readTheme } from './theme/load-theme.ts';

const base = contentFolder();

const company = defineCollection({
  loader: glob({ base, pattern: 'company.yaml' }),
  // A build for another address than the owner’s says so: it must not send search engines to the owner’s.
  schema: companySchema.transform((facts) => ({ ...facts, site: process.env['SITE_URL'] || facts.site })),
});

const brochure = defineCollection({
  loader: glob({ base, pattern: 'brochure.yaml' }),
  schema: brochureSchema,
});

const navigation = defineCollection({
  loader: glob({
    base,
    pattern: 'navigation{,.*}.yaml',
    generateId: ({ entry }) => languageOfNavigation(entry),
  }),
  schema: navigationSchema,
});

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
              // Here, because content is read once for a build; but after each change while one edits, and the colour is
              // seen for a moment only.
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

export const collections = { brochure, company, navigation, pages, pictures };
