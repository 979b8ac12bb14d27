import shared from '../shared.module.css';
import { controlProps } from './context.ts';
import field from './field.module.css';
import type { FieldProps } from './field-props.ts';
import { Messages } from './Messages.tsx';

/** Yes or no. */
export function SwitchField({ schema, label, path, value, onChange }: FieldProps<boolean>) {
  return (
    <div className={field.field}>
      <label className={field.switch}>
        <input
          {...controlProps(path)}
          type="checkbox"
          checked={value ?? schema.default === true}
          // What the schema takes for granted is not written down.
          onChange={({ target }) => onChange(target.checked === schema.default ? undefined : target.checked)}
        />
        {label}
      </label>
      {schema.description && <p className={shared.hint}>{schema.description}</p>}
      <Messages path={path} />
    </div>
  );
}
