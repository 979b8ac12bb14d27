/** Schemas and values of list entries. */
import type { FieldSchema } from './api.ts';

/** The schemas of a list’s entries. If there are several, an entry’s `type` selects one. */
export const entrySchemas = ({ items }: FieldSchema): FieldSchema[] => items!.oneOf ?? [items!];

/** Selects the schema of an entry; undefined if its type is unknown. */
export const entrySchema = (schemas: FieldSchema[], entry: unknown): FieldSchema | undefined =>
  schemas.length === 1
    ? schemas[0]
    : schemas.find(
        ({ properties }) => properties!['type']!.const === (entry as { type?: unknown } | null)?.type,
      );

/** The value of a new entry: empty texts, first choices, and lists with the required number of entries. */
export function blankValue(schema: FieldSchema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((name) => [name, blankValue(schema.properties![name]!)]),
      );
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => blankValue(schema.items!));
    case 'boolean':
      return false;
    case 'integer':
    case 'number':
      return schema.minimum ?? 0;
    default:
      return '';
  }
}
