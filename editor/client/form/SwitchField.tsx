import shared from '../shared.module.css';
import { controlProps, type FieldProps } from './context.ts';
import field from './field.module.css';
import { Messages } from './Messages.tsx';

/** A checkbox. */
export function SwitchField({ schema, label, path, value, onChange }: FieldProps) {
  return (
    <div className={field.field}>
      <label className={field.switch}>
        <input
          {...controlProps(path)}
          type="checkbox"
          checked={Boolean(value ?? schema.default)}
          // The schema’s default value is not written to the file.
          onChange={({ target }) => onChange(target.checked === schema.default ? undefined : target.checked)}
        />
        {label}
      </label>
      {schema.description && <p className={shared.hint}>{schema.description}</p>}
      <Messages path={path} />
    </div>
  );
}
