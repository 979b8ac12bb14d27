/** Labels of schemas and values, and messages in plain words. */
import { type Path, singular } from '../src/content/check/path.ts';
import type { FieldSchema } from './api.ts';
import { entrySchema, entrySchemas } from './entries.ts';

export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** `partnersEmail` → “Partners email”, `home-hero` → “Home hero”. */
export const plainName = (name: string) =>
  capitalised(
    name
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      .replaceAll('-', ' ')
      .toLowerCase(),
  );

/** `@fontsource-variable/libre-franklin` → “Libre Franklin”. The name of a file stays as it is. */
export const typefaceName = (font: string) =>
  font.startsWith('@') ? font.replace(/.*\//, '').split('-').map(capitalised).join(' ') : font;

/** The label of a field: the title in its schema, or else its name in the file. */
export const fieldLabel = (name: string, schema: FieldSchema) => schema.title ?? plainName(name);

/** The label of a block, from the schema of its type. */
export const blockLabel = (schema: FieldSchema) => fieldLabel(schema.properties!['type']!.const!, schema);

/** The name of one entry of a list: `Entries` → “entry”. */
export const entryName = (label: string) => singular(label.toLowerCase());

/** `entry` → “an entry”. */
export const withArticle = (name: string) => `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`;

/** A short text that identifies an entry: its title, label or name. */
export function entrySummary(value: unknown): string {
  if (value === null || typeof value !== 'object') return String(value ?? '');
  const { year, number, title, label, name, picture } = value as Record<string, unknown>;
  return [year, number, title, label, name].filter(Boolean).join(' · ') || String(picture ?? '');
}

/**
 * Rewrites messages of the check, which are about files, for the editor. They depend on the wording in
 * `src/content/check/`.
 */
const REWRITES: [RegExp, string][] = [
  [/write `published: true` in content\/\S+?\.yaml/gi, 'tick “Published” there'],
  [/ to `planned` in navigation\.yaml/g, ' to “Planned pages” under “Menu and footer”'],
  [/ from `planned`/g, ' from “Planned pages”'],
  [/^does not say which original.*/g, 'When all of it is translated, press the button below.'],
  [/`[\w-]+: "(#\w+)"`/g, '“$1”'],
  [/in small letters and quotation marks/g, 'in small letters'],
  [/`"?([^`"]*)"?`/g, '“$1”'],
];

/** A message of the check without code marks: `` `"2010"` `` → “2010”. @param nameOf the name of a file */
export const plainMessage = (message: string, nameOf: (file: string) => string) =>
  REWRITES.reduce((text, [from, to]) => text.replaceAll(from, to), message).replaceAll(
    /(?:content\/)?([\w/.-]+\.(?:yaml|svg))/g,
    (_, file) => `“${nameOf(file)}”`,
  );

/**
 * A path in a file, described by the labels of its fields: `['blocks', 0, 'buttons', 1, 'to']` → “block 1 (Home hero), button 2,
 * Leads to”.
 */
export function fieldLocation(path: Path, schema: FieldSchema, value: unknown): string {
  const labels: string[] = [];
  let here: FieldSchema | undefined = schema;
  let label = '';
  for (const [i, step] of path.entries()) {
    value = (value as Record<PropertyKey, unknown> | null | undefined)?.[step];
    if (typeof step === 'number') {
      const schemas: FieldSchema[] = here?.items ? entrySchemas(here) : [];
      here = entrySchema(schemas, value);
      const block = schemas.length > 1 && here ? ` (${blockLabel(here)})` : '';
      labels.push(`${entryName(label)} ${step + 1}${block}`);
      continue;
    }
    const field: FieldSchema | undefined = here?.properties?.[String(step)];
    label = field ? fieldLabel(String(step), field) : String(step);
    here = field ?? here?.additionalProperties;
    if (typeof path[i + 1] !== 'number') labels.push(label);
  }
  return labels.join(', ');
}
