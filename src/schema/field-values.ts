import { z } from 'astro/zod';

/** The meaning of a text value. Schemas state it as `input` in their metadata. */
type FieldKind = 'address' | 'anchor' | 'logo-shape' | 'picture' | 'rich-text';

/** A value in a content file, and its path there. */
interface FieldValue {
  value: string;
  path: (string | number)[];
}

/**
 * Finds every value of a kind, in reading order.
 * @param schema defines which fields are of the kind
 * @param data as written; values that the schema does not know are skipped
 * @param path that of the data
 */
export function fieldValues(
  kind: FieldKind,
  schema: unknown,
  data: unknown,
  path: FieldValue['path'] = [],
): FieldValue[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return fieldValues(kind, schema.unwrap(), data, path);
  if (typeof data === 'string')
    return schema instanceof z.ZodType && schema.meta()?.['input'] === kind ? [{ value: data, path }] : [];
  if (schema instanceof z.ZodArray && Array.isArray(data))
    return data.flatMap((entry, i) => fieldValues(kind, schema.element, entry, [...path, i]));
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const options = schema.options as z.ZodObject<{ type: z.ZodLiteral<string> }>[];
    const option = options.find(({ shape }) => shape.type.value === Object(data).type);
    return fieldValues(kind, option, data, path);
  }
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, field]) =>
      fieldValues(kind, field, Object(data)[name], [...path, name]),
    );
  return [];
}
