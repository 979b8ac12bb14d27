import { type ComponentProps, useId } from 'react';
import field from './form/field.module.css';
import shared from './shared.module.css';

export interface TextInputProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  label: string;
  hint?: string;
  /** A text beside the label, announced when it changes. */
  count?: string;
  onText: (text: string) => void;
}

/** A text input with its label, for anything but a field of the content. */
export function TextInput({ label, hint, count, onText, ...props }: TextInputProps) {
  const id = useId();
  const hintId = `${id}hint`;
  return (
    <div className={field.field}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p className={shared.hint} id={hintId}>
          {hint}
        </p>
      )}
      {count && (
        <span className={field.count} role="status">
          {count}
        </span>
      )}
      <input
        {...props}
        id={id}
        aria-describedby={hint && hintId}
        onChange={({ target }) => onText(target.value)}
      />
    </div>
  );
}
