import { idOf } from './context.ts';
import type { FieldProps } from './field-props.ts';
import { Messages, messagesId } from './Messages.tsx';

/** Yes or no. */
export function SwitchField({ form, label, path, value, onChange }: FieldProps<boolean>) {
  return (
    <div className="field">
      <label className="switch">
        <input
          type="checkbox"
          id={idOf(path)}
          checked={value ?? form.default === true}
          aria-describedby={messagesId(path)}
          // What the schema takes for granted is not written down.
          onChange={({ target }) => onChange(target.checked === form.default ? undefined : target.checked)}
        />
        {label}
      </label>
      {form.description && <p className="hint">{form.description}</p>}
      <Messages path={path} />
    </div>
  );
}
