/** The fields of the CMS’s forms, from the schemas: there is no second list of fields. */
import type { Field } from '@sveltia/cms';
import { z } from 'astro/zod';
import { singular } from '../src/text/singular.ts';

/** What forms are made from: a schema as JSON Schema, with what its `.meta()` says. */
export interface FormSchema extends z.core.JSONSchema.BaseSchema {
  properties?: Record<string, FormSchema>;
  items?: FormSchema;
  oneOf?: FormSchema[];
  const?: string;
  enum?: string[];
  input?: string;
  filledWidth?: { most: number };
  choices?: Record<string, string>;
}

/** Makes it from a schema. */
export const formSchemaOf = (schema: z.ZodType): FormSchema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as FormSchema;

/** The type of a block; undefined for anything else. */
const typeOf = ({ properties }: FormSchema) => properties?.['type']?.const;

/** The schema of a part: of a field of a group, or of an entry of a list. @param value that of the part */
export const partOf = (
  { properties, items }: FormSchema,
  name: PropertyKey,
  value?: unknown,
): FormSchema | undefined =>
  items?.oneOf?.find((block) => typeOf(block) === Object(value).type) ?? items ?? properties?.[String(name)];

/** A name in words: `quickLinks`, `fire-truck` → “Quick links”, “Fire truck”. */
export function readable(name: string): string {
  const words = name.replaceAll('-', ' ').replace(/(?<=.)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words[0]!.toUpperCase() + words.slice(1);
}

/** The label of a field. */
export const labelOf = (name: string, { title }: FormSchema) => title ?? readable(name);

/** The label of a kind of block: “Call to action”; undefined for anything else. */
export const blockLabel = (block: FormSchema) => typeOf(block) && labelOf(typeOf(block)!, block);

/** The languages of a form. */
export interface Languages {
  /** The site’s own, as CMS and browsers know it. */
  defaultTag: string;
  /** The fields of files in other languages, which leave out what is the same as in the site’s own. */
  translation?: FormSchema | undefined;
}

/** The fields of a form, or of a group in it. */
export const fieldsOf = ({ properties = {}, required }: FormSchema, languages: Languages): Field[] =>
  Object.entries(properties)
    .filter(([, field]) => field.const === undefined)
    .map(([name, field]) => fieldOf(name, field, required?.includes(name) ?? false, languages));

function fieldOf(
  name: string,
  schema: FormSchema,
  isRequired: boolean,
  { defaultTag, translation }: Languages,
): Field {
  const translated = translation && partOf(translation, name);
  return {
    name,
    label: labelOf(name, schema),
    hint: schema.description,
    i18n: !translation || translated !== undefined,
    required: isRequired && translation ? [defaultTag] : isRequired,
    default: schema.default,
    min: schema.minimum ?? schema.minItems,
    max: schema.maximum ?? schema.maxItems,
    ...widgetOf(name, schema, { defaultTag, translation: translation && (translated ?? {}) }),
  } as Field;
}

function widgetOf(name: string, schema: FormSchema, languages: Languages) {
  switch (schema.type) {
    case 'object':
      return { widget: 'object', collapsed: 'auto', fields: fieldsOf(schema, languages) };
    case 'array':
      return listOf(name, schema, languages.defaultTag);
    case 'boolean':
      // A switch is never empty: its value is always in the file.
      return { widget: 'boolean', required: true };
    case 'integer':
    case 'number':
      return { widget: 'number', value_type: schema.type === 'integer' ? 'int' : 'float' };
    default:
      return textOf(schema);
  }
}

/** A list is translated as a whole: nothing in it is taken from the original. */
function listOf(name: string, { items = {} }: FormSchema, defaultTag: string) {
  const list = { widget: 'list', collapsed: true, label_singular: labelOf(singular(name), items) };
  if (items.oneOf) {
    const types = items.oneOf.map((block) => ({
      name: typeOf(block),
      label: blockLabel(block),
      fields: fieldsOf(block, { defaultTag }),
    }));
    return { ...list, types };
  }
  if (items.properties) return { ...list, fields: fieldsOf(items, { defaultTag }) };
  return { ...list, field: fieldOf(singular(name), items, true, { defaultTag }) };
}

function textOf({ input = '', enum: values, choices, maxLength = 0, ...text }: FormSchema) {
  if (values)
    return {
      widget: 'select',
      options: values.map((value) => ({ value, label: choices?.[value] ?? readable(value) })),
    };
  if (input === 'picture')
    return {
      widget: 'relation',
      collection: 'pictures',
      value_field: '{{slug}}',
      display_fields: ['caption'],
      search_fields: ['caption', 'alt'],
    };
  if (input === 'image') return { widget: 'image', choose_url: false };
  // It has several lines in the form.
  const isLong = (text.filledWidth?.most ?? maxLength) > 70 || input === 'multiline' || input === 'rich-text';
  return {
    widget: input === 'focus' ? 'focus' : isLong ? 'text' : 'string',
    ...(maxLength < Number.MAX_SAFE_INTEGER && { maxlength: maxLength || undefined }),
  };
}
