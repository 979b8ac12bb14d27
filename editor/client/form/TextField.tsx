import { clsx } from 'clsx';
import { type ChangeEvent, useRef } from 'react';
import type { FieldKind } from '../../../src/content/field-values.ts';
import { plainText } from '../../../src/content/rich-text.ts';
import { widthOf } from '../../../src/content/text-width.ts';
import { repair } from '../../repair.ts';
import { ADDRESSES } from './addresses.ts';
import { controlProps, isAt, useOriginal, useProblems } from './context.ts';
import { FieldFrame } from './FieldFrame.tsx';
import field from './field.module.css';
import type { FieldProps } from './field-props.ts';
import { RichTextArea } from './RichTextArea.tsx';

/** From this length on a text is asked for in a box of several lines. */
const LONG = 80;

const INPUT_MODES: Record<string, 'tel' | 'email'> = { telephone: 'tel', email: 'email' };

/** A line or a few lines of text. */
export function TextField(props: FieldProps<string>) {
  const { schema, label, path, value, isOptional, onChange } = props;
  const { maxLength = 0, input } = schema;
  const isInvalid = useProblems().some((problem) => isAt(problem, path));
  const original = useOriginal(path);
  const hasLimit = maxLength > 0 && maxLength < Number.MAX_SAFE_INTEGER;
  const text = String(value ?? '');
  const isRich = input === 'rich-text';
  const length = widthOf(isRich ? plainText(text) : text);
  const rows = Math.max(2, text.split('\n').length, Math.ceil(text.length / 60));
  /** The last text that was right before it was edited. */
  const before = useRef('');
  const take = (next: string) => onChange(next === '' && isOptional ? undefined : next);
  const shared = {
    ...controlProps(path),
    value: text,
    dir: 'auto',
    lang: original?.language,
    'aria-invalid': isInvalid,
    onFocus: () => {
      if (!isInvalid) before.current = text;
    },
    onBlur: () => {
      const whole = repair(input as FieldKind | undefined, text.trim(), before.current);
      if (whole !== text) onChange(whole);
    },
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      // A line has no breaks, wherever it was copied from.
      const next = input === 'lines' || isRich ? target.value : target.value.replace(/\s*\n\s*/g, ' ');
      take(next);
    },
  };
  return (
    <FieldFrame {...props}>
      {original?.text && (
        <p className={field.original} dir="auto">
          <small>Original</small> {original.text}
        </p>
      )}
      {hasLimit && (
        <span className={clsx(field.count, length > maxLength && field.over)}>
          {length} of {maxLength}
        </span>
      )}
      {isRich ? (
        <RichTextArea {...shared} label={label} rows={rows} onText={take} />
      ) : input === 'lines' || maxLength > LONG ? (
        <textarea {...shared} rows={rows} />
      ) : (
        <input
          {...shared}
          inputMode={INPUT_MODES[input ?? '']}
          list={input === 'address' ? ADDRESSES : undefined}
        />
      )}
    </FieldFrame>
  );
}
