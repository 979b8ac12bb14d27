/** Reads, compares and changes values of content files. JSON can represent them. */
import type { Path } from '../src/content/check/path.ts';
import type { FieldPath } from './api.ts';

/** Whether two values are equal. The order of their fields counts too. */
export const isEqual = (one: unknown, other: unknown) =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** The part of a value at a path; undefined if there is none. */
export const valueAt = (value: unknown, path: Path) =>
  path.reduce<unknown>((part, step) => Object(part)[step], value);

/** Whether one path is within another, or equal to it. */
export const contains = (outer: Path, inner: Path = []) => outer.every((step, i) => inner[i] === step);

/** Copies a value with the part at a path replaced. */
export function withValueAt(value: unknown, [step, ...rest]: FieldPath, next: unknown): unknown {
  if (step === undefined) return next;
  const inner = withValueAt(valueAt(value, [step]), rest, next);
  return Array.isArray(value) ? value.toSpliced(Number(step), 1, inner) : { ...Object(value), [step]: inner };
}
