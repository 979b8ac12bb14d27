import { controlProps, type FieldProps } from './context.ts';
import { FieldFrame } from './FieldFrame.tsx';

/** A number. Only an integer, unless the schema allows fractions. */
export function NumberField(props: FieldProps) {
  const { schema, path, value, onChange } = props;
  return (
    <FieldFrame {...props}>
      <input
        {...controlProps(path)}
        type="number"
        step={schema.type === 'integer' ? 1 : 'any'}
        value={String(value ?? '')}
        onChange={({ target }) => onChange(target.value === '' ? undefined : Number(target.value))}
      />
    </FieldFrame>
  );
}
