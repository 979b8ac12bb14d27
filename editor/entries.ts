/** The entries of lists. */
import type { FieldSchema } from './api.ts';

/** What the entries of a list may be, told apart by their `type`. */
export const entrySchemas = ({ items }: FieldSchema): FieldSchema[] => items!.oneOf ?? [items!];

/** The one of them that an entry is; undefined for a type that is not known. */
export const entrySchema = (schemas: FieldSchema[], entry: unknown): FieldSchema | undefined =>
  schemas.length === 1
    ? schemas[0]
    : schemas.find(
        ({ properties }) => properties!['type']!.const === (entry as { type?: unknown } | null)?.type,
      );

/** What a new entry begins with: empty texts, first choices, and as many entries as a list must have. */
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
