import { addressOf } from '../../src/content/pages/page.ts';
import type { Form } from '../desk.ts';

/** The file of the pictures’ words. */
export const PICTURES = 'pictures/pictures.yaml';

/** `partnersEmail` → “Partners email”, `illustration-hero` → “Fleet hero”. */
export function inWords(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What a field is called: by its schema, else by its name in the file. */
export const labelOf = (name: string, form: Form) => form.title ?? inWords(name);

/** One entry of a list: `entries` → “entry”. */
export const singular = (label: string) =>
  label
    .toLowerCase()
    .replace(/ies$/, 'y')
    .replace(/(ss)es$|s$/, '$1');

/** What an entry is recognised by: the first of its texts that names it. */
export function summaryOf(value: unknown): string {
  if (typeof value === 'string') return value;
  const record = (value ?? {}) as Record<string, unknown>;
  const texts = ['year', 'full-width-picture', 'title', 'label', 'name'].map((key) => record[key]);
  return (
    texts.filter((text) => typeof text === 'string' && text !== '').join(' · ') ||
    String(record['picture'] ?? '')
  );
}

/** The name of a picture’s file, if it is one: `pictures/yard.jpg` → `yard.jpg`. */
export const pictureOf = (file: string) =>
  file === PICTURES ? undefined : /^pictures\/(.+)/.exec(file)?.[1];

/** The address of a page’s file: `pages/about.yaml` → `/about`. */
export const pageAddress = (file: string) => addressOf(file.slice('pages/'.length));

/** A message of the check without the marks of files: `` `"2010"` `` → “2010”. */
export const inQuotes = (message: string) => message.replace(/`"?([^`"]*)"?`/g, '“$1”');

/** The files of pages, the home page first. */
export const pagesOf = (files: Record<string, unknown>) =>
  Object.keys(files)
    .filter((file) => file.startsWith('pages/'))
    .sort((a, b) => Number(b === 'pages/index.yaml') - Number(a === 'pages/index.yaml'));

/** What a new entry begins with: empty texts, first choices, and as many entries as a list must have. */
export function blank(form: Form): unknown {
  if (form.const !== undefined) return form.const;
  if (form.enum) return form.enum[0];
  switch (form.type) {
    case 'object':
      return Object.fromEntries((form.required ?? []).map((name) => [name, blank(form.properties![name]!)]));
    case 'array':
      return Array.from({ length: form.minItems ?? 0 }, () => blank(form.items!));
    case 'boolean':
      return false;
    case 'integer':
      return form.minimum ?? 0;
    default:
      return '';
  }
}

/** What a file is called for people. */
export function fileInWords(file: string): string {
  if (file === 'company.yaml') return 'Company details';
  const [, language] = /^navigation\.(.+)\.yaml$/.exec(file) ?? [];
  if (file.startsWith('navigation')) return language ? `Menu and footer (${language})` : 'Menu and footer';
  if (file === 'pages/index.yaml') return 'Home page';
  if (file === 'pages/404.yaml') return 'Page not found (404)';
  if (file.startsWith('pages/')) return `Page ${pageAddress(file)}`;
  const picture = pictureOf(file);
  return picture ? `Picture ${picture}` : 'Pictures';
}
