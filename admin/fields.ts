/** The forms of the CMS, from the schemas: there is no second list of fields. */
import type { Field } from '@sveltia/cms';
import { z } from 'astro/zod';
import { singular } from '../src/load/check/path.ts';

/** What a schema says of a field beside its type; that of a field itself wins over that of the type it is made from. */
interface Metadata {
  title?: string;
  description?: string;
  input?: string;
  maxLength?: number;
  filledWidth?: { most: number };
  choices?: Record<string, string>;
}

/** A schema without what makes it optional, and what is said of it. */
function open(schema: z.core.$ZodType): {
  inner: z.core.$ZodType;
  isOptional: boolean;
  metadata: Metadata;
  preset?: unknown;
} {
  const metadata = (z.globalRegistry.get(schema) ?? {}) as Metadata;
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable) {
    const { preset, ...found } = open(schema.unwrap());
    return {
      ...found,
      isOptional: true,
      metadata: { ...found.metadata, ...metadata },
      preset: schema instanceof z.ZodDefault ? schema._zod.def.defaultValue : preset,
    };
  }
  return { inner: schema, isOptional: false, metadata };
}

/** A schema inside those that make it optional. */
export const inside = (schema: z.core.$ZodType) => open(schema).inner;

/** Whether a value may be left out. */
export const mayBeEmpty = (schema: z.core.$ZodType) => open(schema).isOptional;

/** `quickLinks`, `fire-truck` → “Quick links”, “Fire truck”. */
function readable(name: string): string {
  const words = name.replaceAll('-', ' ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.trim()[0]!.toUpperCase() + words.trim().slice(1);
}

/** The label of a field. */
export const labelOf = (name: string, schema: z.core.$ZodType) =>
  open(schema).metadata.title ?? readable(name);

/** “Call to action” for a block. */
export const blockLabel = (block: z.ZodObject<{ type: z.ZodLiteral<string> }>) =>
  labelOf(block.shape.type.value, block);

/** The languages of a form. */
export interface Languages {
  /** The site’s own, as CMS and browsers know it. */
  own: string;
  /** The fields that other languages have; all where it is left out. */
  translated?: z.core.$ZodType | undefined;
  /** True where another language may leave out what the site’s own must have. */
  inherits?: boolean;
}

/** The fields of a form, or of a group in it. */
export const fieldsOf = (schema: z.core.$ZodType, languages: Languages): Field[] =>
  Object.entries((inside(schema) as z.ZodObject).shape).flatMap(([name, field]) =>
    inside(field) instanceof z.ZodLiteral ? [] : fieldOf(name, field, languages),
  );

function fieldOf(name: string, schema: z.core.$ZodType, languages: Languages): Field {
  const { inner, isOptional, metadata, preset } = open(schema);
  const { translated } = languages;
  const isTranslated = !translated || name in (inside(translated) as z.ZodObject).shape;
  const common = {
    name,
    label: labelOf(name, schema),
    ...(metadata.description && { hint: metadata.description }),
    i18n: isTranslated,
    required: isOptional ? false : languages.inherits ? [languages.own] : true,
    ...(preset !== undefined && !Array.isArray(preset) && { default: preset as string }),
  };
  if (inner instanceof z.ZodObject) {
    const within =
      translated && (isTranslated ? (inside(translated) as z.ZodObject).shape[name] : z.object({}));
    return {
      ...common,
      widget: 'object',
      collapsed: 'auto',
      fields: fieldsOf(inner, { ...languages, translated: within }),
    };
  }
  // A list is translated as a whole, so that nothing in it is inherited.
  if (inner instanceof z.ZodArray)
    return { ...common, ...listOf(name, inner, { own: languages.own }) } as Field;
  // A switch is never empty: what it says stands in the file.
  if (inner instanceof z.ZodBoolean) return { ...common, required: true, widget: 'boolean' };
  if (inner instanceof z.ZodNumber)
    return {
      ...common,
      widget: 'number',
      value_type: inner.isInt ? 'int' : 'float',
      ...limits(inner.minValue, inner.maxValue),
      ...(inner.isInt ? {} : { step: 0.01 }),
    } as Field;
  if (inner instanceof z.ZodEnum)
    return {
      ...common,
      widget: 'select',
      options: inner.options.map((value) => ({
        value,
        label: metadata.choices?.[String(value)] ?? readable(String(value)),
      })),
    };
  return { ...common, ...textOf(inner, metadata) } as Field;
}

const limits = (min: number | null | undefined, max: number | null | undefined) => ({
  ...(Number.isFinite(min) && { min: min! }),
  ...(Number.isFinite(max) && { max: max! }),
});

function listOf(name: string, schema: z.ZodArray, languages: Languages) {
  const element = inside(schema.element);
  const bag = schema._zod.bag as { minimum?: number; maximum?: number; length?: number };
  const list = {
    widget: 'list',
    collapsed: true,
    ...limits(bag.length ?? bag.minimum, bag.length ?? bag.maximum),
    label_singular: labelOf(singular(name), schema.element),
  };
  if (element instanceof z.ZodDiscriminatedUnion)
    return {
      ...list,
      typeKey: 'type',
      types: (element.options as z.ZodObject<{ type: z.ZodLiteral<string> }>[]).map((block) => ({
        name: block.shape.type.value,
        label: blockLabel(block),
        ...summaryOf(block),
        fields: fieldsOf(block, languages),
      })),
    };
  if (element instanceof z.ZodObject)
    return { ...list, ...summaryOf(element), fields: fieldsOf(element, languages) };
  return { ...list, field: { ...fieldOf(singular(name), schema.element, languages), i18n: true } };
}

/** What tells an entry of a list from the others, while it is closed. */
function summaryOf({ shape }: z.ZodObject): { summary?: string } {
  const name = ['title', 'label', 'name', 'from', 'number', 'picture'].find((name) => name in shape);
  return name ? { summary: `{{fields.${name}}}` } : {};
}

/** A longer text has several lines in the form. */
const ONE_LINE = 70;

function textOf(schema: z.core.$ZodType, { input, maxLength, filledWidth }: Metadata) {
  const pattern = patternOf(schema);
  const checked = pattern && { pattern };
  if (input === 'picture')
    return {
      widget: 'relation',
      collection: 'pictures',
      value_field: '{{slug}}',
      display_fields: ['caption'],
      search_fields: ['caption', 'alt'],
    };
  if (input === 'image')
    return { widget: 'image', choose_url: false, media_folder: '/content/pictures', public_folder: '' };
  if (input === 'focus') return { widget: 'focus', ...checked };
  const limited = {
    ...checked,
    ...(maxLength && maxLength < Number.MAX_SAFE_INTEGER && { maxlength: maxLength }),
  };
  if (input === 'lines' || input === 'rich-text') return { widget: 'text', ...limited };
  if ((filledWidth?.most ?? maxLength ?? 0) > ONE_LINE)
    return { widget: 'text', pattern: [/^[^\n]*$/, 'is one line: remove the line break'], ...limited };
  return { widget: 'string', ...limited };
}

/** The pattern of a text and what it asks for, in the words of the schema. */
function patternOf(schema: z.core.$ZodType): [RegExp, string] | undefined {
  const checks = [schema, ...(schema._zod.def.checks ?? [])] as z.core.$ZodCheck[];
  for (const { _zod } of checks) {
    const { pattern, error } = _zod.def as { pattern?: RegExp; error?: z.core.$ZodErrorMap };
    if (!pattern || !error) continue;
    const message = error({ code: 'invalid_format', input: '' } as never);
    const words = typeof message === 'string' ? message : message?.message;
    if (words) return [pattern, `This ${words.replaceAll('`', '')}.`];
  }
  return undefined;
}
