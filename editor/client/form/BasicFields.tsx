import { plainName, typefaceName } from '../../labels.ts';
import shared from '../shared.module.css';
import { useLoaded } from '../use-loaded.ts';
import { controlProps, type FieldProps } from './context.tsx';
import { FieldFrame, Messages } from './FieldFrame.tsx';
import field from './field.module.css';

/** A checkbox. */
export function SwitchField({ schema, label, path, value, onChange }: FieldProps) {
  return (
    <div className={field.field}>
      <label className={shared.row}>
        <input
          {...controlProps(path)}
          type="checkbox"
          checked={Boolean(value ?? schema.default)}
          // The schema’s default value is not written to the file.
          onChange={({ target }) => onChange(target.checked === schema.default ? undefined : target.checked)}
        />
        {label}
      </label>
      {schema.description && <p className={shared.hint}>{schema.description}</p>}
      <Messages path={path} />
    </div>
  );
}

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

/** A choice of one of several values. */
export function ChoiceField(props: FieldProps) {
  const { schema, isOptional } = props;
  const labelOf = (choice: string) => schema.choices?.[choice] ?? plainName(choice);
  return (
    <Select {...props} choices={schema.enum!} labelOf={labelOf} isNoneOffered={isOptional || !props.value} />
  );
}

/** A choice of the available typefaces. */
export function TypefaceField(props: FieldProps) {
  const { result: fonts } = useLoaded<string[]>('typefaces', []);
  return <Select {...props} choices={fonts} labelOf={typefaceName} isNoneOffered={false} />;
}

interface SelectProps extends FieldProps {
  choices: string[];
  labelOf: (choice: string) => string;
  isNoneOffered: boolean;
}

function Select({ choices, labelOf, isNoneOffered, ...props }: SelectProps) {
  const { path, onChange } = props;
  const value = String(props.value ?? '');
  // An invalid value is offered too. Otherwise, the user could not see what to correct.
  const offered = [...new Set([...(value ? [value] : []), ...choices])];
  return (
    <FieldFrame {...props}>
      <select
        {...controlProps(path)}
        value={value}
        onChange={({ target }) => onChange(target.value || undefined)}
      >
        {isNoneOffered && <option value="">none</option>}
        {offered.map((choice) => (
          <option key={choice} value={choice}>
            {labelOf(choice)}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
