import { type ChangeEvent, useId } from 'react';
import { idOf, isAt, useForm } from './context.ts';
import type { FieldProps } from './field-props.ts';
import { Messages, messagesId } from './Messages.tsx';

/** From this length on a text is asked for in a box of several lines. */
const LONG = 80;

/** A line or a few lines of text. */
export function TextField({ form, label, path, value, isOptional, onChange }: FieldProps<string>) {
  const { addresses, problems } = useForm();
  const listId = useId();
  const { maxLength = 0, input } = form;
  const hasLimit = maxLength > 0 && maxLength < Number.MAX_SAFE_INTEGER;
  const text = String(value ?? '');
  const shared = {
    id: idOf(path),
    value: text,
    'aria-describedby': messagesId(path),
    'aria-invalid': problems.some((problem) => isAt(problem, path)),
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      // A line has no breaks, wherever it was copied from.
      const next = input === 'lines' ? target.value : target.value.replace(/\s*\n\s*/g, ' ');
      onChange(next === '' && isOptional ? undefined : next);
    },
  };
  const isLong = input === 'lines' || maxLength > LONG;
  return (
    <div className="field">
      <label htmlFor={shared.id}>
        {label} {isOptional && <small>if you like</small>}
      </label>
      {hasLimit && (
        <span className={text.length > maxLength ? 'count over' : 'count'}>
          {text.length} of {maxLength}
        </span>
      )}
      {form.description && <p className="hint">{form.description}</p>}
      {isLong ? (
        <textarea {...shared} rows={Math.max(2, text.split('\n').length, Math.ceil(text.length / 60))} />
      ) : (
        <input {...shared} list={input === 'address' ? listId : undefined} />
      )}
      {input === 'address' && (
        <datalist id={listId}>
          {addresses.map((address) => (
            <option key={address} value={address} />
          ))}
        </datalist>
      )}
      <Messages path={path} />
    </div>
  );
}
