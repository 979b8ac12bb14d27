/** Values of content files, which JSON can hold. */
import type { Path } from '../src/content/check/path.ts';

/** Named values. */
export type Fields = Record<string, unknown>;

export const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether two values are the same, and their fields in the same order. */
export const isEqual = (one: unknown, other: unknown) =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** What stands at a place within a value; undefined where there is none. */
export const valueAt = (value: unknown, path: Path) =>
  path.reduce<unknown>((part, step) => Object(part)[step], value);

/** The type of a block: one does not turn into one of another type. */
export const blockType = (value: unknown) => (isRecord(value) ? value['type'] : undefined);
