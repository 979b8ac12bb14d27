import { controlProps } from './context.ts';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldProps } from './field-props.ts';

/** A number, whole unless its schema allows others. */
export function NumberField(props: FieldProps<number>) {
  const { schema, path, value, onChange } = props;
  return (
    <FieldFrame {...props}>
      <input
        {...controlProps(path)}
        type="number"
        step={schema.type === 'integer' ? 1 : 'any'}
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? undefined : Number(target.value))}
      />
    </FieldFrame>
  );
}
