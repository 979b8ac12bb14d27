import { useOriginal } from './context.ts';
import { FieldFrame } from './FieldFrame.tsx';
import field from './field.module.css';
import type { FieldProps } from './field-props.ts';
import { TextControl } from './TextControl.tsx';
import { TextCount } from './TextCount.tsx';

/** A line or a few lines of text, with its length and what the original says. */
export function TextField(props: FieldProps<string>) {
  const { schema, path, value } = props;
  const original = useOriginal(path)?.text;
  return (
    <FieldFrame {...props}>
      {original && (
        <p className={field.original} dir="auto">
          <small>Original</small> {original}
        </p>
      )}
      <TextCount schema={schema} path={path} text={String(value ?? '')} />
      <TextControl {...props} />
    </FieldFrame>
  );
}
