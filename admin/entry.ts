/** The entries of the CMS as content files. */
import type { CustomPreviewTemplateProps } from '@sveltia/cms';
import type { z } from 'astro/zod';
import { DEFAULT_LANGUAGE, languageOfFile } from '../src/schema/languages.ts';
import { formOf } from './config.ts';
import { type AdminContext, fileIn } from './context.ts';
import { define, partOf } from './fields.ts';

type Entry = CustomPreviewTemplateProps['entry'];

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.values(value).every(isEmpty));

/**
 * A value without what is empty and may be left out, as the CMS saves it.
 * @param inherits whether the file of another language has what is left out
 */
function withoutEmpty(schema: z.core.$ZodType, value: unknown, inherits: boolean): unknown {
  if (Array.isArray(value))
    return value.map((entry, i) => withoutEmpty(partOf(schema, i, entry)!, entry, false));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).flatMap(([name, entry]) => {
    const field = partOf(schema, name);
    // The CMS keeps notes of its own in entries of lists.
    if (!field) return [];
    const written = withoutEmpty(field, entry, inherits);
    return isEmpty(written) && (inherits || define(field).isOptional) ? [] : [[name, written]];
  });
  return Object.fromEntries(fields);
}

/** The value of a file, from what the CMS holds for it: a list as a field. */
function writtenValue(file: string, data: Record<string, unknown>): unknown {
  const { schema, translation } = formOf(file);
  const inherits = translation !== undefined && languageOfFile(file) !== DEFAULT_LANGUAGE;
  return withoutEmpty(schema, file === 'redirects.yaml' ? (data['redirects'] ?? []) : data, inherits);
}

/** The file of an entry in the site’s own language; one called `new` for an entry without a name yet. */
function ownFileOf(entry: Entry): string {
  const folder = entry.get('collection');
  return `${folder === '_singletons' ? '' : `${folder}/`}${entry.get('slug') || 'new'}.yaml`;
}

/** The file that a preview shows, as it would be saved now. @param locale the language of the preview’s pane */
export function previewedFile(entry: Entry, locale: string, context: AdminContext) {
  const own = ownFileOf(entry);
  const file = fileIn(own, locale, context);
  return { own, files: { [file]: writtenValue(file, entry.get('data').toJS()) } };
}

/**
 * What an entry is about to be saved as.
 * @returns its files, and the entry without what the CMS would leave of empty fields in a language that was just begun
 */
export function savedEntry(entry: Entry, context: AdminContext) {
  const own = ownFileOf(entry);
  const files: AdminContext['files'] = { [own]: writtenValue(own, entry.get('data').toJS()) };
  const i18n = entry.get('i18n').toJS() as Record<string, { data: Record<string, unknown> }>;
  for (const [locale, text] of Object.entries(i18n)) {
    const file = fileIn(own, locale, context);
    text.data = writtenValue(file, text.data) as typeof text.data;
    if (file in context.files || !isEmpty(text.data)) files[file] = text.data;
  }
  return { files, entry: entry.set('i18n', i18n) };
}
