import { z } from 'astro/zod';
import { companySchema } from '../../src/content/company.ts';
import { navigationSchema } from '../../src/content/navigation.ts';
import { pageSchema } from '../../src/content/pages/page.ts';
import { picturesSchema } from '../../src/content/picture.ts';
import type { Form, FormName } from '../desk.ts';

const formOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', reused: 'inline' }) as Form;

/** The forms, made from the schemas that the build asks: a field of one is a field of the other. */
export const FORMS: Record<FormName, Form> = {
  company: formOf(companySchema),
  navigation: formOf(navigationSchema),
  page: formOf(pageSchema),
  pictures: formOf(picturesSchema),
};

/** The files that the editor opens, below the content folder. */
export const isEditable = (file: string) =>
  /^(company|navigation(\.[a-z-]+)?|pages\/[a-z0-9/-]+|pictures\/pictures)\.yaml$/i.test(file);
