import type { Form } from '../../desk.ts';
import { labelOf } from '../words.ts';
import { ChoiceField } from './ChoiceField.tsx';
import type { FieldPath } from './context.ts';
import { FocusField } from './FocusField.tsx';
import { GroupField } from './GroupField.tsx';
import { ListField } from './ListField.tsx';
import { NumberField } from './NumberField.tsx';
import { PictureField } from './PictureField.tsx';
import { SwitchField } from './SwitchField.tsx';
import { TextField } from './TextField.tsx';

export interface FieldProps<Value = unknown> {
  form: Form;
  label: string;
  path: FieldPath;
  value: Value;
  isOptional: boolean;
  /** Called with `undefined` when the field is left out. */
  onChange: (value: Value | undefined) => void;
}

/** The field for a value, by what its schema says of it. */
export function Field(props: FieldProps) {
  const { form } = props;
  if (form.const !== undefined) return null;
  if (form.enum) return <ChoiceField {...(props as FieldProps<string>)} />;
  switch (form.type) {
    case 'object':
      return <GroupField {...(props as FieldProps<Record<string, unknown>>)} />;
    case 'array':
      return <ListField {...(props as FieldProps<unknown[]>)} />;
    case 'boolean':
      return <SwitchField {...(props as FieldProps<boolean>)} />;
    case 'integer':
      return <NumberField {...(props as FieldProps<number>)} />;
    case 'string':
      if (form.input === 'picture') return <PictureField {...(props as FieldProps<string>)} />;
      if (form.input === 'focus') return <FocusField {...(props as FieldProps<string>)} />;
      return <TextField {...(props as FieldProps<string>)} />;
    default:
      throw new Error(`The editor has no field for “${labelOf(String(props.path.at(-1)), form)}”.`);
  }
}

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
