import { z } from 'astro/zod';

/** The meaning of a text value. Schemas state it as `input` in their metadata. */
type FieldKind = 'address' | 'anchor' | 'logo-shape' | 'picture' | 'rich-text';

/** A value in a content file, and its path there. */
interface FieldValue {
  value: string;
  path: (string | number)[];
  /** Of an address: the name of the field beside it that has the words of the link. */
  labelField: string | undefined;
}

/** A schema without what makes it optional. */
export const unwrapped = (schema: unknown): unknown =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault
    ? unwrapped(schema.unwrap())
    : schema;

/**
 * Finds every value of a kind, in reading order.
 * @param schema defines which fields are of the kind
 * @param data as written; values that the schema does not know are skipped
 * @param path that of the data
 */
export function fieldValues(
  kind: FieldKind,
  optionalSchema: unknown,
  data: unknown,
  path: FieldValue['path'] = [],
): FieldValue[] {
  const schema = unwrapped(optionalSchema);
  if (typeof data === 'string') {
    const { input, labelField } = (schema instanceof z.ZodType && schema.meta()) || {};
    return input === kind ? [{ value: data, path, labelField: labelField as string | undefined }] : [];
  }
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
