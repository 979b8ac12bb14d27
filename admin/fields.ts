/** The fields of the CMS’s forms, from the schemas: there is no second list of fields. */
import type { Field } from '@sveltia/cms';
import { z } from 'astro/zod';
import { singular } from '../src/load/check/path.ts';

type Schema = z.core.$ZodType;
type Block = z.ZodObject<{ type: z.ZodLiteral<string> }>;

/** What a schema says of a field beside its type; that of a field itself wins over that of the type it is made from. */
interface Metadata {
  title?: string;
  description?: string;
  input?: string;
  maxLength?: number;
  filledWidth?: { most: number };
  choices?: Record<string, string>;
}

interface Definition {
  /** The schema without what makes it optional. */
  inner: Schema;
  isOptional: boolean;
  metadata: Metadata;
  preset?: string;
}

/** Reads the schema of a field. */
export function define(schema: Schema): Definition {
  const metadata = (z.globalRegistry.get(schema) ?? {}) as Metadata;
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable) {
    const found = define(schema.unwrap());
    return {
      ...found,
      isOptional: true,
      metadata: { ...found.metadata, ...metadata },
      ...(schema instanceof z.ZodDefault && { preset: schema._zod.def.defaultValue as string }),
    };
  }
  return { inner: schema, isOptional: false, metadata };
}

/** The schema of a part: of a field of a group, or of an entry of a list. @param value that of the part */
export function partOf(schema: Schema, name: PropertyKey, value?: unknown): Schema | undefined {
  const { inner } = define(schema);
  if (inner instanceof z.ZodObject) return inner.shape[String(name)];
  const { element } = inner as z.ZodArray;
  if (!(element instanceof z.ZodDiscriminatedUnion)) return element;
  return (element.options as Block[]).find(({ shape }) => shape.type.value === Object(value).type);
}

/** `quickLinks`, `fire-truck` → “Quick links”, “Fire truck”. */
function readable(name: string): string {
  const words = name.replaceAll('-', ' ').replace(/(?<=.)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words[0]!.toUpperCase() + words.slice(1);
}

/** The label of a field. */
export const labelOf = (name: string, schema: Schema) => define(schema).metadata.title ?? readable(name);

export const isBlock = (schema: Schema): schema is Block =>
  schema instanceof z.ZodObject && schema.shape['type'] instanceof z.ZodLiteral;

/** The label of a kind of block: “Call to action”. */
export const blockLabel = (block: Block) => labelOf(block.shape.type.value, block);

/** The languages of a form. */
export interface Languages {
  /** The site’s own, as CMS and browsers know it. */
  own: string;
  /** The fields of files in other languages, where these leave out what is as in the site’s own. */
  translation?: Schema | undefined;
}

/** The fields of a form, or of a group in it. */
export const fieldsOf = (schema: Schema, languages: Languages): Field[] =>
  Object.entries((define(schema).inner as z.ZodObject).shape).flatMap(([name, field]) =>
    field instanceof z.ZodLiteral ? [] : fieldOf(name, field, languages),
  );

function fieldOf(name: string, schema: Schema, { own, translation }: Languages): Field {
  const { inner, isOptional, metadata, preset } = define(schema);
  const translated = translation && partOf(translation, name);
  const common = {
    name,
    label: labelOf(name, schema),
    hint: metadata.description,
    i18n: !translation || translated !== undefined,
    required: isOptional ? false : translation ? [own] : true,
    default: preset,
  };
  if (inner instanceof z.ZodObject) {
    const languages = { own, translation: translation && (translated ?? z.object({})) };
    return { ...common, widget: 'object', collapsed: 'auto', fields: fieldsOf(inner, languages) };
  }
  if (inner instanceof z.ZodArray) return { ...common, ...listOf(name, inner, own) } as Field;
  // A switch is never empty: what it says stands in the file.
  if (inner instanceof z.ZodBoolean) return { ...common, required: true, widget: 'boolean' } as Field;
  if (inner instanceof z.ZodNumber)
    return {
      ...common,
      widget: 'number',
      value_type: inner.isInt ? 'int' : 'float',
      min: inner.minValue,
      max: inner.maxValue,
    } as Field;
  if (inner instanceof z.ZodEnum)
    return {
      ...common,
      widget: 'select',
      options: inner.options.map((value) => ({
        value,
        label: metadata.choices?.[value] ?? readable(String(value)),
      })),
    };
  return { ...common, ...textOf(inner, metadata) } as Field;
}

/** A list is translated as a whole: nothing in it is taken from the original. */
function listOf(name: string, schema: z.ZodArray, own: string) {
  const { inner } = define(schema.element);
  const { minimum, maximum, length } = schema._zod.bag as Record<string, number>;
  const list = {
    widget: 'list',
    collapsed: true,
    min: length ?? minimum,
    max: length ?? maximum,
    label_singular: labelOf(singular(name), schema.element),
  };
  if (inner instanceof z.ZodDiscriminatedUnion)
    return {
      ...list,
      typeKey: 'type',
      types: (inner.options as Block[]).map((block) => ({
        name: block.shape.type.value,
        label: blockLabel(block),
        summary: summaryOf(block),
        fields: fieldsOf(block, { own }),
      })),
    };
  if (inner instanceof z.ZodObject)
    return { ...list, summary: summaryOf(inner), fields: fieldsOf(inner, { own }) };
  return { ...list, field: fieldOf(singular(name), schema.element, { own }) };
}

/** What tells an entry of a list from the others, while it is closed. */
function summaryOf({ shape }: z.ZodObject): string | undefined {
  const name = ['title', 'label', 'name', 'from', 'number', 'picture'].find((name) => name in shape);
  return name && `{{fields.${name}}}`;
}

/** The fields in which a text is chosen, not written. */
const CHOICES: Record<string, object> = {
  picture: {
    widget: 'relation',
    collection: 'pictures',
    value_field: '{{slug}}',
    display_fields: ['caption'],
    search_fields: ['caption', 'alt'],
  },
  image: { widget: 'image', choose_url: false, media_folder: '/content/pictures', public_folder: '' },
};

/** A longer text has several lines in the form. */
const ONE_LINE = 70;

function textOf(schema: Schema, { input = '', maxLength = 0, filledWidth }: Metadata) {
  const isLong = (filledWidth?.most ?? maxLength) > ONE_LINE || ['lines', 'rich-text'].includes(input);
  return (
    CHOICES[input] ?? {
      widget: input === 'focus' ? 'focus' : isLong ? 'text' : 'string',
      pattern: patternOf(schema),
      ...(maxLength && maxLength < Number.MAX_SAFE_INTEGER && { maxlength: maxLength }),
    }
  );
}

/** The pattern of a text and what it asks for, in the words of the schema. */
function patternOf(schema: Schema): [RegExp, string] | undefined {
  const checks = [schema, ...(schema._zod.def.checks ?? [])] as z.core.$ZodCheck[];
  for (const { _zod } of checks) {
    const { pattern, error } = _zod.def as { pattern?: RegExp; error?: z.core.$ZodErrorMap };
    const message = pattern && error?.({ code: 'invalid_format', input: '' } as never);
    if (message) return [pattern, `This ${String(message).replaceAll('`', '')}.`];
  }
  return undefined;
}
