import { controlProps } from './context.ts';
import type { FieldProps } from './field-props.ts';
import { Messages } from './Messages.tsx';

/** Yes or no. */
export function SwitchField({ schema, label, path, value, onChange }: FieldProps<boolean>) {
  return (
    <div className="field">
      <label className="switch">
        <input
          {...controlProps(path)}
          type="checkbox"
          checked={value ?? schema.default === true}
          // What the schema takes for granted is not written down.
          onChange={({ target }) => onChange(target.checked === schema.default ? undefined : target.checked)}
        />
        {label}
      </label>
      {schema.description && <p className="hint">{schema.description}</p>}
      <Messages path={path} />
    </div>
  );
}
