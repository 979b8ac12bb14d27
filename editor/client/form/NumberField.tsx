import { controlProps } from './context.ts';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldProps } from './field-props.ts';

/** A whole number. */
export function NumberField(props: FieldProps<number>) {
  const { path, value, onChange } = props;
  return (
    <FieldFrame {...props}>
      <input
        {...controlProps(path)}
        type="number"
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? undefined : Number(target.value))}
      />
    </FieldFrame>
  );
}
