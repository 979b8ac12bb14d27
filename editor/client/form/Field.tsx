import { labelOf } from '../words.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { FocusField } from './FocusField.tsx';
import type { FieldProps } from './field-props.ts';
import { GroupField } from './GroupField.tsx';
import { ListField } from './ListField.tsx';
import { NumberField } from './NumberField.tsx';
import { PictureField } from './PictureField.tsx';
import { SwitchField } from './SwitchField.tsx';
import { TextField } from './TextField.tsx';

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
