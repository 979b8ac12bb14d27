import { type ComponentProps, useId } from 'react';
import field from './form/field.module.css';
import shared from './shared.module.css';

export interface TextInputProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  label: string;
  hint?: string;
  /** What is told beside the label, and read out when it changes. */
  count?: string;
  onText: (text: string) => void;
}

/** A line of text that is no field of the content, with its label. */
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
