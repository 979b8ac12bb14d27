import { z } from 'astro/zod';
import { brochureSchema } from '../../src/content/brochure.ts';
import { companySchema } from '../../src/content/company.ts';
import { navigationSchema } from '../../src/content/navigation.ts';
import { pageSchema } from '../../src/content/pages/page.ts';
import { picturesSchema } from '../../src/content/picture.ts';
import { redirectsSchema } from '../../src/content/redirects-schema.ts';
import { themeSchema } from '../../src/content/theme.ts';
import { companyTranslationSchema, pictureTextsSchema } from '../../src/content/translations.ts';
import type { FieldSchema } from '../api.ts';
import type { SchemaName } from '../files.ts';

const describe = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input' }) as FieldSchema;

/** The schemas from which the page makes its forms. The build checks the content with the same ones. */
export const FIELD_SCHEMAS: Record<SchemaName, FieldSchema> = {
  company: describe(companySchema),
  companyTranslation: describe(companyTranslationSchema),
  navigation: describe(navigationSchema),
  page: describe(pageSchema),
  pictures: describe(picturesSchema),
  pictureTexts: describe(pictureTextsSchema),
  theme: describe(themeSchema),
  brochure: describe(brochureSchema),
  redirects: describe(redirectsSchema.unwrap()),
};
