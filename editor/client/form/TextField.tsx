import type { ChangeEvent } from 'react';
import { controlProps, isAt, useProblems } from './context.ts';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldProps } from './field-props.ts';

/** From this length on a text is asked for in a box of several lines. */
const LONG = 80;

/** The id of the list of addresses that links may lead to. */
export const ADDRESSES = 'addresses';

/** A line or a few lines of text. */
export function TextField(props: FieldProps<string>) {
  const { schema, path, value, isOptional, onChange } = props;
  const { maxLength = 0, input } = schema;
  const isInvalid = useProblems().some((problem) => isAt(problem, path));
  const hasLimit = maxLength > 0 && maxLength < Number.MAX_SAFE_INTEGER;
  const text = String(value ?? '');
  const shared = {
    ...controlProps(path),
    value: text,
    'aria-invalid': isInvalid,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      // A line has no breaks, wherever it was copied from.
      const next = input === 'lines' ? target.value : target.value.replace(/\s*\n\s*/g, ' ');
      onChange(next === '' && isOptional ? undefined : next);
    },
  };
  return (
    <FieldFrame {...props}>
      {hasLimit && (
        <span className={text.length > maxLength ? 'count over' : 'count'}>
          {text.length} of {maxLength}
        </span>
      )}
      {input === 'lines' || maxLength > LONG ? (
        <textarea {...shared} rows={Math.max(2, text.split('\n').length, Math.ceil(text.length / 60))} />
      ) : (
        <input {...shared} list={input === 'address' ? ADDRESSES : undefined} />
      )}
    </FieldFrame>
  );
}
