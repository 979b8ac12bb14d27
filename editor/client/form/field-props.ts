import type { FieldPath, FieldSchema } from '../../api.ts';

export interface FieldProps<Value = unknown> {
  schema: FieldSchema;
  label: string;
  path: FieldPath;
  value: Value | undefined;
  isOptional: boolean;
  /** Called with `undefined` when the field is left out. */
  onChange: (value: Value | undefined) => void;
}
