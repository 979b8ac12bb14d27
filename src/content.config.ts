import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { companySchema } from './model/company.ts';
import { contentFolder, languageOfNavigation } from './model/folders.ts';
import { navigationSchema } from './model/navigation.ts';
import { addressOf, pageSchema } from './model/page.ts';

const base = contentFolder();

const company = defineCollection({
  loader: glob({ base, pattern: 'company.yaml' }),
  schema: companySchema,
});

const navigation = defineCollection({
  loader: glob({
    base,
    pattern: 'navigation*.yaml',
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

export const collections = { company, navigation, pages };
