import type { CmsConfig, CollectionFile } from '@sveltia/cms';
import type { z } from 'astro/zod';
import { pageSchema } from '../src/load/page.ts';
import { companySchema, companyTranslationSchema } from '../src/schema/company.ts';
import { companyProfileSchema } from '../src/schema/company-profile.ts';
import { DEFAULT_LANGUAGE, languageIdsIn } from '../src/schema/languages.ts';
import { navigationSchema } from '../src/schema/navigation.ts';
import { pictureSchema, pictureTextSchema } from '../src/schema/picture.ts';
import { redirectsSchema } from '../src/schema/redirects.ts';
import { singular } from '../src/text/singular.ts';
import type { AdminContext } from './context.json.ts';
import { fieldsOf, formSchemaOf } from './fields.ts';

/** A form of the CMS. @param translation the schema of its files in other languages */
const form = (label: string, schema: z.ZodType, translation?: z.ZodType) => ({
  label,
  schema: formSchemaOf(schema),
  translation: translation && formSchemaOf(translation),
});

/** The forms, named like the folder of their entries or like their file. */
const FORMS: Record<string, ReturnType<typeof form>> = {
  pages: form('Pages', pageSchema),
  pictures: form('Pictures', pictureSchema, pictureTextSchema),
  company: form('Company', companySchema, companyTranslationSchema),
  navigation: form('Menu and labels', navigationSchema, navigationSchema),
  'company-profile': form('Company profile', companyProfileSchema, companyProfileSchema),
  redirects: form('Addresses that moved', redirectsSchema),
};

/** The form of a content file. */
export const formOf = (file: string) => FORMS[/^[\w-]+/.exec(file)![0]]!;

/** The configuration of the CMS. */
export function cmsConfig(context: Pick<AdminContext, 'backend' | 'defaultTag' | 'files'>): CmsConfig {
  const { backend, defaultTag, files } = context;
  const names = Object.keys(files);
  const others = languageIdsIn(names).filter((id) => id !== DEFAULT_LANGUAGE);
  const entriesOf = (name: string) => {
    const { label, schema, translation } = FORMS[name]!;
    return {
      name,
      label,
      label_singular: singular(label),
      folder: `content/${name}`,
      extension: 'yaml',
      i18n: true,
      sortable_fields: [],
      // The CMS knows neither all references nor links.
      delete: false,
      fields: fieldsOf(schema, { defaultTag, translation }),
    };
  };
  const file = (name: string, { label, schema, translation }: ReturnType<typeof form>): CollectionFile => ({
    name,
    label,
    file: `content/${name}${translation ? '.{{locale}}' : ''}.yaml`,
    i18n: translation !== undefined,
    fields: fieldsOf(schema, { defaultTag, translation }),
  });
  return {
    load_config_file: false,
    backend,
    app_title: 'Website',
    show_preview_links: false,
    media_folder: 'content/pictures',
    public_folder: '/',
    media_libraries: {
      default: {
        config: {
          slugify_filename: true,
          // The CMS encodes them again, which removes what cameras write into them.
          transformations: { raster_image: { format: 'webp', quality: 92, width: 3200, height: 3200 } },
        },
      },
      stock_assets: false,
    },
    slug: { encoding: 'ascii', clean_accents: true, maxlength: 60 },
    output: { omit_empty_optional_fields: true },
    i18n: {
      structure: 'multiple_folders',
      locales: [defaultTag, ...others],
      default_locale: defaultTag,
      omit_default_locale_from_file_path: true,
      initial_locales: 'default',
    },
    collections: [
      {
        ...entriesOf('pages'),
        description: `In text, write {company}, {group}, {brand} or {city} instead of a name. A page that is not published is a draft.`,
        // Without a template, the form asks for the slug.
        slug: {
          editable: ['create'],
          hint: 'The address of the page: careers becomes /careers. One to three words.',
          pattern: [
            '^[a-z0-9]+(-[a-z0-9]+){0,2}$',
            'Write one to three words in lower-case letters, with a hyphen between them: spare-parts.',
          ],
        },
        summary: '{{slug}}: {{title}}',
      },
      {
        ...entriesOf('pictures'),
        identifier_field: 'caption',
        slug: {
          template: '{{caption}}',
          editable: ['create'],
          hint: 'Pages refer to the picture by this name.',
        },
        thumbnail: 'file',
        media_folder: '',
        public_folder: '',
      },
    ],
    singletons: Object.entries(FORMS).flatMap(([name, form]) =>
      names.includes(`${name}.yaml`) ? file(name, form) : [],
    ),
  };
}
