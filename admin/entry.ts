/** The entries of the CMS as content files. */
import type { CustomPreviewTemplateProps } from '@sveltia/cms';
import { fileInLanguage } from '../src/schema/languages.ts';
import { readYaml } from '../src/schema/yaml.ts';
import { withoutInvisibleMarks } from '../src/text/invisible-marks.ts';
import type { AdminContext } from './context.json.ts';

type Entry = CustomPreviewTemplateProps['entry'];

const isEmpty = (value: unknown): boolean =>
  (value ?? '') === '' || (typeof value === 'object' && Object.values(value!).every(isEmpty));

/** A value as it is saved: without what is empty, invisible marks, and the notes that the CMS keeps in entries of lists. */
export function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return withoutInvisibleMarks(value);
  if (Array.isArray(value)) return value.map(cleaned);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(
    ([name, field]) => !name.startsWith('__sc_') && !isEmpty(field),
  );
  return Object.fromEntries(fields.map(([name, field]) => [name, cleaned(field)]));
}

/** The file of an entry in the site’s own language; one called `new` for an entry without a name yet. */
export function defaultFileOf(entry: Entry): string {
  const folder = entry.get('collection');
  return `${folder === '_singletons' ? '' : `${folder}/`}${entry.get('slug') || 'new'}.yaml`;
}

/** The file of an entry in another language. @param locale the CMS’s name for it */
export const fileIn = (file: string, locale: string, { defaultTag }: AdminContext) =>
  locale === defaultTag ? file : fileInLanguage(file, locale);

/** Uses the files that the CMS has read from the repository. What it does not edit stays as built. */
export function takeFiles(context: AdminContext, read: { path: string; text: string }[]): void {
  const files = read.map(({ path, text }) => [path.replace('content/', ''), readYaml(text)]);
  context.files = { 'theme.yaml': context.files['theme.yaml'], ...Object.fromEntries(files) };
}

/**
 * What an entry is about to be saved as.
 * @returns its files, and the entry itself, both cleaned. A language that has no text yet gets no file.
 */
export function savedEntry(entry: Entry, context: AdminContext) {
  const defaultFile = defaultFileOf(entry);
  const data = cleaned(entry.get('data').toJS()) as Record<string, unknown>;
  const files: AdminContext['files'] = { [defaultFile]: data };
  const i18n = entry.get('i18n').toJS() as Record<string, { data: Record<string, unknown> }>;
  for (const [locale, text] of Object.entries(i18n)) {
    const file = fileIn(defaultFile, locale, context);
    text.data = cleaned(text.data) as typeof text.data;
    if (file in context.files || !isEmpty(text.data)) files[file] = text.data;
  }
  return { files, entry: entry.set('data', data).set('i18n', i18n) };
}
