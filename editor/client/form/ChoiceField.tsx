import { inWords } from '../words.ts';
import { idOf } from './context.ts';
import type { FieldProps } from './field-props.ts';
import { Messages, messagesId } from './Messages.tsx';

/** One of a few words. */
export function ChoiceField({ form, label, path, value, isOptional, onChange }: FieldProps<string>) {
  // A value that is none of them must be seen to be mended.
  const choices = value === undefined || form.enum!.includes(value) ? form.enum! : [value, ...form.enum!];
  return (
    <div className="field">
      <label htmlFor={idOf(path)}>
        {label} {isOptional && <small>if you like</small>}
      </label>
      {form.description && <p className="hint">{form.description}</p>}
      <select
        id={idOf(path)}
        value={value ?? ''}
        aria-describedby={messagesId(path)}
        onChange={({ target }) => onChange(target.value || undefined)}
      >
        {(isOptional || value === undefined) && <option value="">none</option>}
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {inWords(choice)}
          </option>
        ))}
      </select>
      <Messages path={path} />
    </div>
  );
}
