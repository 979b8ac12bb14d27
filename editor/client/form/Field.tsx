import { ChoiceField } from './ChoiceField.tsx';
import { ColourField } from './ColourField.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import { Fields } from './Fields.tsx';
import { FocusField } from './FocusField.tsx';
import type { FieldProps } from './field-props.ts';
import { ListField } from './ListField.tsx';
import { LogoField } from './LogoField.tsx';
import { NumberField } from './NumberField.tsx';
import { PictureField } from './PictureField.tsx';
import { SwitchField } from './SwitchField.tsx';
import { TextField } from './TextField.tsx';
import { TypefaceField } from './TypefaceField.tsx';

/** The field for a value, by what its schema says of it. */
export function Field(props: FieldProps) {
  const { schema, label, path, isOptional } = props;
  if (schema.const !== undefined) return null;
  if (schema.enum) return <ChoiceField {...(props as FieldProps<string>)} />;
  switch (schema.type) {
    case 'object':
      return (
        <FieldGroup label={label} hint={schema.description} path={path} isOptional={isOptional}>
          <Fields {...props} />
        </FieldGroup>
      );
    case 'array':
      return <ListField {...(props as FieldProps<unknown[]>)} />;
    case 'boolean':
      return <SwitchField {...(props as FieldProps<boolean>)} />;
    case 'integer':
    case 'number':
      return <NumberField {...(props as FieldProps<number>)} />;
    case 'string':
      if (schema.input === 'colour') return <ColourField {...(props as FieldProps<string>)} />;
      if (schema.input === 'picture') return <PictureField {...(props as FieldProps<string>)} />;
      if (schema.input === 'focus') return <FocusField {...(props as FieldProps<string>)} />;
      if (schema.input === 'logo') return <LogoField {...(props as FieldProps<string>)} />;
      if (schema.input === 'typeface') return <TypefaceField {...(props as FieldProps<string>)} />;
      return <TextField {...(props as FieldProps<string>)} />;
    default:
      throw new Error(`The editor has no field for “${label}”.`);
  }
}
