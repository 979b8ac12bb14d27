/** The entries of the CMS as content files. */
import type { CustomPreviewTemplateProps } from '@sveltia/cms';
import { z } from 'astro/zod';
import { pageSchema } from '../src/load/page.ts';
import { companySchema } from '../src/schema/company.ts';
import { companyProfileSchema } from '../src/schema/company-profile.ts';
import { DEFAULT_LANGUAGE, languageOfFile } from '../src/schema/languages.ts';
import { navigationSchema } from '../src/schema/navigation.ts';
import { pictureSchema, pictureTextSchema } from '../src/schema/picture.ts';
import { redirectsSchema } from '../src/schema/redirects.ts';
import { companyTranslationSchema } from '../src/schema/translations.ts';
import { type AdminContext, fileIn, localeOf } from './context.ts';
import { inside, mayBeEmpty } from './fields.ts';

type Entry = CustomPreviewTemplateProps['entry'];

/** The schema of a content file. */
export function schemaOf(file: string): z.ZodType {
  const isTranslation = languageOfFile(file) !== DEFAULT_LANGUAGE;
  if (file.startsWith('pages/')) return pageSchema;
  if (file.startsWith('pictures/')) return isTranslation ? pictureTextSchema : pictureSchema;
  if (file.startsWith('company')) return isTranslation ? companyTranslationSchema : companySchema;
  if (file.startsWith('navigation')) return navigationSchema;
  return file.startsWith('company-profile') ? companyProfileSchema : redirectsSchema;
}

/** The value of a file without what is empty and may be left out, as the CMS saves it. */
export function withoutEmpty(schema: z.core.$ZodType, value: unknown): unknown {
  const inner = inside(schema);
  if (Array.isArray(value) && inner instanceof z.ZodArray)
    return value.map((entry) => withoutEmpty(inner.element, entry));
  if (typeof value !== 'object' || value === null) return value;
  const block =
    inner instanceof z.ZodDiscriminatedUnion
      ? (inner.options as z.ZodObject[]).find(
          (option) => option.shape['type']!.safeParse(Object(value).type).success,
        )
      : inner;
  if (!(block instanceof z.ZodObject)) return value;
  const fields = Object.entries(value).flatMap(([name, entry]) => {
    // What the CMS notes of the entries of a list.
    if (name.startsWith('__sc_')) return [];
    const field = block.shape[name];
    const written = field ? withoutEmpty(field, entry) : entry;
    return isEmpty(written) && (!field || mayBeEmpty(field)) ? [] : [[name, written]];
  });
  return Object.fromEntries(fields);
}

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.values(value).every(isEmpty));

/** The file of an entry in the site’s own language, relative to the content folder; `new.yaml` for one without a name yet. */
function fileOf(entry: Entry, locale: string, context: AdminContext): string {
  // A text that was never saved has none.
  const [, path] = /^content\/(.+)$/.exec(String(entry.get('path'))) ?? [];
  if (path) return ownFile(path, locale);
  const file = `${entry.get('collection')}/${entry.get('slug') || 'new'}.yaml`;
  return file in context.files ? file : `${entry.get('collection')}/new.yaml`;
}

const ownFile = (path: string, locale: string) =>
  path.replace(new RegExp(`^(pages|pictures)/${locale}/`), '$1/').replace(`.${locale}.yaml`, '.yaml');

/** The addresses that moved are a list, which the CMS keeps as a field. */
const LIST = 'redirects';

/** What the CMS holds for a file, without what is empty. */
const cleaned = (file: string, data: unknown) => {
  const schema = schemaOf(file);
  const isList = inside(schema) instanceof z.ZodArray;
  return withoutEmpty(isList ? z.object({ [LIST]: schema }) : schema, data);
};

const fileValue = (data: unknown) => Object(data)[LIST] ?? data;

/** The file that a preview shows, as it would be saved now. @param locale the language of the preview’s pane */
export function previewedFile(entry: Entry, locale: string, context: AdminContext) {
  const own = fileOf(entry, locale, context);
  const file = fileIn(own, locale, context);
  return { own, files: { [file]: fileValue(cleaned(file, entry.get('data').toJS())) } };
}

/**
 * What an entry is about to be saved as.
 * @returns its files, and the entry without what the CMS would leave of empty fields in a language that was just begun
 */
export function savedEntry(entry: Entry, context: AdminContext) {
  const locale = localeOf(DEFAULT_LANGUAGE, context);
  const own = fileOf(entry, locale, context);
  const data = cleaned(own, entry.get('data').toJS());
  const texts = Object.entries(entry.get('i18n').toJS() as Record<string, { data: unknown }>).map(
    ([language, text]) => {
      const file = fileIn(own, language, context);
      return { language, file, data: cleaned(file, text.data) };
    },
  );
  const written = texts.filter((text) => text.file in context.files || !isEmpty(text.data));
  return {
    files: Object.fromEntries([
      [own, fileValue(data)],
      ...written.map((text) => [text.file, fileValue(text.data)]),
    ]) as Record<string, unknown>,
    entry: entry
      .set('data', data as Record<string, unknown>)
      .set('i18n', Object.fromEntries(texts.map(({ language, data }) => [language, { data }]))),
  };
}
