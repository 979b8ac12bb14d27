import { z } from 'astro/zod';

/** The meaning of a text value. Schemas state it as `input` in their metadata. */
export type FieldKind = 'address' | 'anchor' | 'logo-shape' | 'picture' | 'rich-text';

/** A value in a content file, and its path there. */
interface FieldValue {
  value: string;
  path: (string | number)[];
}

/**
 * Finds every value of a kind, in reading order.
 * @param schema defines which fields are of the kind
 * @param data as written; values that the schema does not know are skipped
 */
export function fieldValues(kind: FieldKind, schema: z.ZodType, data: unknown): FieldValue[] {
  return [...walk(kind, schema, data, [])];
}

function* walk(
  kind: FieldKind,
  schema: unknown,
  data: unknown,
  path: FieldValue['path'],
): Generator<FieldValue> {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    yield* walk(kind, schema.unwrap(), data, path);
  } else if (typeof data === 'string') {
    if (schema instanceof z.ZodType && schema.meta()?.['input'] === kind) yield { value: data, path };
  } else if (schema instanceof z.ZodArray && Array.isArray(data)) {
    for (const [i, entry] of data.entries()) yield* walk(kind, schema.element, entry, [...path, i]);
  } else if (schema instanceof z.ZodDiscriminatedUnion) {
    const { type } = Object(data) as { type?: string };
    const option = (schema.options as z.ZodObject<{ type: z.ZodLiteral<string> }>[]).find(
      ({ shape }) => shape.type.value === type,
    );
    yield* walk(kind, option, data, path);
  } else if (schema instanceof z.ZodObject) {
    const fields = Object(data) as Record<string, unknown>;
    for (const [name, field] of Object.entries(schema.shape)) {
      yield* walk(kind, field, fields[name], [...path, name]);
    }
  }
}
