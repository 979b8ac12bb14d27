import { idOf } from './context.ts';
import { Fields } from './Fields.tsx';
import type { FieldProps } from './field-props.ts';
import { Messages } from './Messages.tsx';

/** Fields that belong together. */
export function GroupField({ form, label, path, value, onChange }: FieldProps<Record<string, unknown>>) {
  return (
    <fieldset id={idOf(path)} tabIndex={-1}>
      <legend>{label}</legend>
      {form.description && <p className="hint">{form.description}</p>}
      <Messages path={path} />
      <Fields form={form} path={path} value={value} onChange={onChange} />
    </fieldset>
  );
}
