import { labelOf } from '../words.ts';
import { useForm } from './context.ts';
import type { FieldProps } from './field-props.ts';

/** The fields of a group, in the order of its schema. */
export function Fields({
  form,
  path,
  value,
  onChange,
  leaveOut = [],
}: Pick<FieldProps<Record<string, unknown>>, 'form' | 'path' | 'value'> & {
  onChange: (value: Record<string, unknown>) => void;
  leaveOut?: string[];
}) {
  const { Field } = useForm();
  const names = Object.keys(form.properties ?? {}).filter((name) => !leaveOut.includes(name));
  return names.map((name) => {
    const field = form.properties![name]!;
    return (
      <Field
        key={name}
        form={field}
        label={labelOf(name, field)}
        path={[...path, name]}
        value={value?.[name]}
        isOptional={!form.required?.includes(name)}
        onChange={(next) => {
          const { [name]: _, ...others } = value ?? {};
          onChange(next === undefined ? others : { ...value, [name]: next });
        }}
      />
    );
  });
}
