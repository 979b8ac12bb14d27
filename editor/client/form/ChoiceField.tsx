import { plainName } from '../../labels.ts';
import { controlProps, type FieldProps } from './context.ts';
import { FieldFrame } from './FieldFrame.tsx';

/** A choice of one of several values. */
export function ChoiceField(props: FieldProps) {
  const { schema, path, isOptional, onChange } = props;
  const value = String(props.value ?? '');
  // An invalid value is offered too. Otherwise, the user could not see what to correct.
  const choices = [...new Set([...(value ? [value] : []), ...schema.enum!])];
  return (
    <FieldFrame {...props}>
      <select
        {...controlProps(path)}
        value={value}
        onChange={({ target }) => onChange(target.value || undefined)}
      >
        {(isOptional || !value) && <option value="">none</option>}
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {schema.choices?.[choice] ?? plainName(choice)}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
