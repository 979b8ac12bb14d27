/** Values of content files, which JSON can hold. */
import type { Path } from '../src/content/check/path.ts';

/** Whether two values are the same, and their fields in the same order. */
export const isEqual = (one: unknown, other: unknown) =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** What stands at a place within a value; undefined where there is none. */
export const valueAt = (value: unknown, path: Path) =>
  path.reduce<unknown>((part, step) => Object(part)[step], value);
