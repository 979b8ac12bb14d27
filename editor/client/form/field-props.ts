import type { Form } from '../../desk.ts';

/** Where a value stands in its file. */
export type FieldPath = (string | number)[];

export interface FieldProps<Value = unknown> {
  form: Form;
  label: string;
  path: FieldPath;
  value: Value;
  isOptional: boolean;
  /** Called with `undefined` when the field is left out. */
  onChange: (value: Value | undefined) => void;
}
