/** Values of content files, which JSON can hold. */

/** Named values. */
export type Fields = Record<string, unknown>;

/** Tests whether a value is a group of fields, not a list. */
export const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The type of a block. A block of another type is another block. */
export const blockType = (value: unknown) => (isRecord(value) ? value['type'] : undefined);
