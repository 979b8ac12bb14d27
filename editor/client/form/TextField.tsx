import { clsx } from 'clsx';
import { type ChangeEvent, useRef } from 'react';
import type { FieldKind } from '../../../src/content/field-values.ts';
import { plainText } from '../../../src/content/rich-text.ts';
import { widthOf } from '../../../src/content/text-width.ts';
import { overlay } from '../../../src/content/translations.ts';
import { COMPANY_FILE } from '../../files.ts';
import { withNames } from '../fill-names.ts';
import { useEditor } from '../store.ts';
import { ADDRESSES } from './AddressList.tsx';
import { controlProps, type FieldProps, isAt, useForm, useOriginal } from './context.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import styles from './field.module.css';
import { RichTextArea } from './RichTextArea.tsx';
import { repair, telephonesOf } from './repair.ts';

/** The maximum length from which a text gets a box of several lines, in characters. */
const LONG = 80;

const INPUT_MODES: Record<string, 'tel' | 'email'> = { telephone: 'tel', email: 'email' };

/** A text of one or several lines, with its length and its original. */
export function TextField(props: FieldProps) {
  const { language, text: original } = useOriginal(props.path) ?? {};
  return (
    <FieldFrame {...props}>
      {original && (
        <p className={styles.original} dir="auto">
          <small>Original</small> {original}
        </p>
      )}
      <TextCount {...props} language={language} />
      <TextControl {...props} language={language} />
    </FieldFrame>
  );
}

/** A text, with the language of its translation. */
type TextProps = FieldProps & { language: string | undefined };

/** The input of a text: a line or a box. */
function TextControl({ schema, label, path, value, isOptional, language, onChange }: TextProps) {
  const { maxLength = 0, input } = schema;
  const isInvalid = useForm().problems.some((problem) => isAt(problem, path));
  const text = String(value ?? '');
  const isRich = input === 'rich-text';
  const hasLines = isRich || input === 'lines';
  /** The last correct text, which shows the country code of a telephone number. */
  const before = useRef('');
  const change = (next: string) => onChange(next === '' && isOptional ? undefined : next);
  const shared = {
    ...controlProps(path),
    value: text,
    dir: 'auto',
    lang: language,
    'aria-invalid': isInvalid,
    onFocus: () => {
      if (!isInvalid) before.current = text;
    },
    onBlur: () => {
      const known = [before.current, ...telephonesOf(useEditor.getState().files[COMPANY_FILE])];
      const whole = repair(input as FieldKind | undefined, text.trim(), known);
      if (whole !== text) change(whole);
    },
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      // A copied text may contain line breaks.
      change(hasLines ? target.value : target.value.replace(/\s*\n\s*/g, ' ')),
  };
  const rows = Math.max(2, text.split('\n').length, Math.ceil(text.length / 60));
  if (isRich) return <RichTextArea {...shared} label={label} rows={rows} onText={change} />;
  if (hasLines || maxLength > LONG) return <textarea {...shared} rows={rows} />;
  const list = input === 'address' ? ADDRESSES : undefined;
  return <input {...shared} inputMode={INPUT_MODES[input ?? '']} list={list} />;
}

/** The length of a text, and the permitted length. */
function TextCount({ schema, value, language }: TextProps) {
  const files = useEditor((state) => state.files);
  const { maxLength = Number.MAX_SAFE_INTEGER, filledWidth, input } = schema;
  const most = filledWidth?.most ?? maxLength;
  if (most === 0 || most === Number.MAX_SAFE_INTEGER) return null;
  const text = String(value ?? '');
  const company = overlay(files[COMPANY_FILE], files[`company.${language}.yaml`]);
  const shown = filledWidth
    ? withNames(text.trim(), company)
    : input === 'rich-text'
      ? plainText(text)
      : text;
  const width = widthOf(shown);
  return (
    <span className={clsx(styles.count, width > most && styles.over)}>
      {width} of {filledWidth && `${filledWidth.least} to `}
      {most}
    </span>
  );
}
