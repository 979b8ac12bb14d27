import type { CmsConfig, CollectionFile } from '@sveltia/cms';
import { z } from 'astro/zod';
import { pageSchema } from '../src/load/page.ts';
import { companySchema } from '../src/schema/company.ts';
import { companyProfileSchema } from '../src/schema/company-profile.ts';
import { navigationSchema } from '../src/schema/navigation.ts';
import { pictureSchema, pictureTextSchema } from '../src/schema/picture.ts';
import { redirectsSchema } from '../src/schema/redirects.ts';
import { companyTranslationSchema } from '../src/schema/translations.ts';
import { fieldsOf, inside, type Languages } from './fields.ts';

/** Photographs are stored no wider, and without what cameras write into them: the CMS draws them anew. */
const LARGEST = 3200;

const ADDRESS: [RegExp, string] = [
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
  'This is the end of an address: use small letters, digits and hyphens.',
];

/**
 * The configuration of the CMS.
 * @param locales the site’s languages as the CMS knows them, its own first
 * @param files the content files that there are
 */
export function cmsConfig(backend: CmsConfig['backend'], locales: string[], files: string[]): CmsConfig {
  const [own] = locales as [string, ...string[]];
  const whole: Languages = { own };
  const single = (
    name: string,
    label: string,
    icon: string,
    description: Languages & { schema: Parameters<typeof fieldsOf>[0] },
  ) =>
    files.includes(`${name}.yaml`)
      ? [
          {
            name,
            label,
            icon,
            file: `content/${name}.{{locale}}.yaml`,
            format: 'yaml',
            i18n: true,
            fields: fieldsOf(description.schema, description),
          } satisfies CollectionFile,
        ]
      : [];
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
          transformations: { raster_image: { format: 'webp', quality: 92, width: LARGEST, height: LARGEST } },
        },
      },
      stock_assets: false,
    },
    slug: { encoding: 'ascii', clean_accents: true, maxlength: 60 },
    output: { omit_empty_optional_fields: true },
    i18n: {
      structure: 'multiple_folders',
      locales,
      default_locale: own,
      omit_default_locale_from_file_path: true,
      initial_locales: 'default',
    },
    collections: [
      {
        name: 'pages',
        label: 'Pages',
        label_singular: 'Page',
        description: `In texts, write {company}, {group}, {brand} or {city} instead of a name. A page that is not published is a draft.`,
        icon: 'article',
        folder: 'content/pages',
        extension: 'yaml',
        format: 'yaml',
        i18n: true,
        slug: {
          template: '{{title}}',
          editable: ['create'],
          hint: 'The address of the page: careers becomes /careers.',
          pattern: ADDRESS,
        },
        summary: '{{slug}}: {{title}}',
        sortable_fields: [],
        fields: fieldsOf(pageSchema, whole),
      },
      {
        name: 'pictures',
        label: 'Pictures',
        label_singular: 'Picture',
        icon: 'image',
        folder: 'content/pictures',
        extension: 'yaml',
        format: 'yaml',
        i18n: true,
        identifier_field: 'caption',
        slug: {
          template: '{{caption}}',
          editable: ['create'],
          hint: 'What pages call the picture.',
          pattern: ADDRESS,
        },
        summary: '{{caption}}',
        thumbnail: 'file',
        sortable_fields: [],
        fields: fieldsOf(pictureSchema, { own, translated: pictureTextSchema, inherits: true }),
      },
    ],
    singletons: [
      ...single('company', 'Company', 'business', {
        own,
        schema: companySchema,
        translated: companyTranslationSchema,
        inherits: true,
      }),
      ...single('navigation', 'Menu and labels', 'menu', {
        own,
        schema: navigationSchema,
        translated: z.object(navigationSchema.shape).omit({ planned: true }),
        inherits: true,
      }),
      ...single('company-profile', 'Company profile', 'picture_as_pdf', {
        own,
        schema: companyProfileSchema,
        inherits: true,
      }),
      ...(files.includes('redirects.yaml')
        ? [
            {
              name: 'redirects',
              label: 'Addresses that moved',
              icon: 'moved_location',
              file: 'content/redirects.yaml',
              format: 'yaml',
              fields: [
                {
                  name: 'redirects',
                  label: 'Addresses that moved',
                  label_singular: 'Address',
                  hint: 'Whoever follows an old link gets the right page.',
                  widget: 'list' as const,
                  root: true,
                  required: false,
                  summary: '{{fields.from}}',
                  fields: fieldsOf((inside(redirectsSchema) as z.ZodArray).element, whole),
                },
              ],
            },
          ]
        : []),
    ],
  };
}
