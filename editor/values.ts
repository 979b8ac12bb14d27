/** Values of content files, which JSON can hold. */
import type { Path } from '../src/content/check/path.ts';
import type { FieldPath } from './api.ts';

/** Whether two values are the same, and their fields in the same order. */
export const isEqual = (one: unknown, other: unknown) =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** What stands at a place within a value; undefined where there is none. */
export const valueAt = (value: unknown, path: Path) =>
  path.reduce<unknown>((part, step) => Object(part)[step], value);

/** A value with another one at a place within it. */
export function withValueAt(value: unknown, [step, ...rest]: FieldPath, next: unknown): unknown {
  if (step === undefined) return next;
  const inner = withValueAt(valueAt(value, [step]), rest, next);
  return Array.isArray(value) ? value.toSpliced(Number(step), 1, inner) : { ...Object(value), [step]: inner };
}
