import { isRecord } from '../../../src/content/yaml-values.ts';
import { fieldLabel } from '../../labels.ts';
import { useForm } from './context.ts';
import type { FieldProps } from './field-props.ts';

export interface FieldsProps extends Pick<FieldProps, 'schema' | 'path' | 'value'> {
  onChange: (value: Record<string, unknown>) => void;
}

/** The fields of a group, in the order of its schema. */
export function Fields({ schema, path, value, onChange }: FieldsProps) {
  const { Field } = useForm();
  // Written by hand, it may be anything.
  const values = isRecord(value) ? value : {};
  return Object.entries(schema.properties ?? {}).map(([name, field]) => (
    <Field
      key={name}
      schema={field}
      label={fieldLabel(name, field)}
      path={[...path, name]}
      value={values[name]}
      isOptional={!schema.required?.includes(name)}
      onChange={(next) => {
        const { [name]: _, ...others } = values;
        onChange(next === undefined ? others : { ...values, [name]: next });
      }}
    />
  ));
}
