import { clsx } from 'clsx';
import { plainText } from '../../../src/content/rich-text.ts';
import { widthOf } from '../../../src/content/text-width.ts';
import { useOriginal } from './context.ts';
import { FieldFrame } from './FieldFrame.tsx';
import field from './field.module.css';
import type { FieldProps } from './field-props.ts';
import { TextControl } from './TextControl.tsx';

/** A line or a few lines of text, with its length and what the original says. */
export function TextField(props: FieldProps<string>) {
  const { schema, path, value } = props;
  const { maxLength = 0, input } = schema;
  const original = useOriginal(path)?.text;
  const text = String(value ?? '');
  const length = widthOf(input === 'rich-text' ? plainText(text) : text);
  const hasLimit = maxLength > 0 && maxLength < Number.MAX_SAFE_INTEGER;
  return (
    <FieldFrame {...props}>
      {original && (
        <p className={field.original} dir="auto">
          <small>Original</small> {original}
        </p>
      )}
      {hasLimit && (
        <span className={clsx(field.count, length > maxLength && field.over)}>
          {length} of {maxLength}
        </span>
      )}
      <TextControl {...props} />
    </FieldFrame>
  );
}
