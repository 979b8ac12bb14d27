import { idOf } from './context.ts';
import type { FieldProps } from './field-props.ts';
import { Messages, messagesId } from './Messages.tsx';

/** A whole number. */
export function NumberField({ label, path, value, onChange }: FieldProps<number>) {
  return (
    <div className="field">
      <label htmlFor={idOf(path)}>{label}</label>
      <input
        type="number"
        id={idOf(path)}
        value={value ?? ''}
        aria-describedby={messagesId(path)}
        onChange={({ target }) => onChange(target.value === '' ? undefined : Number(target.value))}
      />
      <Messages path={path} />
    </div>
  );
}
