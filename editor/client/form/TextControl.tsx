import { type ChangeEvent, useRef } from 'react';
import type { FieldKind } from '../../../src/content/field-values.ts';
import { COMPANY_FILE } from '../../files.ts';
import { repair, telephonesOf } from '../../repair.ts';
import { useEditor } from '../store.ts';
import { ADDRESSES } from './AddressList.tsx';
import { controlProps, isAt, useOriginal, useProblems } from './context.ts';
import type { FieldProps } from './field-props.ts';
import { RichTextArea } from './RichTextArea.tsx';

/** From this length on a text is asked for in a box of several lines. */
const LONG = 80;

const INPUT_MODES: Record<string, 'tel' | 'email'> = { telephone: 'tel', email: 'email' };

/** Where a text is written: on a line or in a box. */
export function TextControl({ schema, label, path, value, isOptional, onChange }: FieldProps<string>) {
  const { maxLength = 0, input } = schema;
  const isInvalid = useProblems().some((problem) => isAt(problem, path));
  const text = String(value ?? '');
  const isRich = input === 'rich-text';
  const hasLines = isRich || input === 'lines';
  /** The last text that was right before it was edited. */
  const before = useRef('');
  const take = (next: string) => onChange(next === '' && isOptional ? undefined : next);
  const shared = {
    ...controlProps(path),
    value: text,
    dir: 'auto',
    lang: useOriginal(path)?.language,
    'aria-invalid': isInvalid,
    onFocus: () => {
      if (!isInvalid) before.current = text;
    },
    onBlur: () => {
      const known = [before.current, ...telephonesOf(useEditor.getState().files[COMPANY_FILE])];
      const whole = repair(input as FieldKind | undefined, text.trim(), known);
      if (whole !== text) take(whole);
    },
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      // A line has no breaks, wherever it was copied from.
      take(hasLines ? target.value : target.value.replace(/\s*\n\s*/g, ' ')),
  };
  const rows = Math.max(2, text.split('\n').length, Math.ceil(text.length / 60));
  if (isRich) return <RichTextArea {...shared} label={label} rows={rows} onText={take} />;
  if (hasLines || maxLength > LONG) return <textarea {...shared} rows={rows} />;
  const list = input === 'address' ? ADDRESSES : undefined;
  return <input {...shared} inputMode={INPUT_MODES[input ?? '']} list={list} />;
}
