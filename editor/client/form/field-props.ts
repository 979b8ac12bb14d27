import type { FieldSchema } from '../../api.ts';

/** Where a value stands in its file. */
export type FieldPath = (string | number)[];

export interface FieldProps<Value = unknown> {
  schema: FieldSchema;
  label: string;
  path: FieldPath;
  value: Value | undefined;
  isOptional: boolean;
  /** Called with `undefined` when the field is left out. */
  onChange: (value: Value | undefined) => void;
}
