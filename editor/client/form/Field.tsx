import type { ComponentType } from 'react';
import { isRecord } from '../../../src/content/yaml-values.ts';
import { entrySchema } from '../../entries.ts';
import { fieldLabel, withArticle } from '../../labels.ts';
import shared from '../shared.module.css';
import { ChoiceField, NumberField, SwitchField, TypefaceField } from './BasicFields.tsx';
import { ColourField } from './ColourField.tsx';
import type { FieldProps } from './context.tsx';
import { DraggableList } from './DraggableList.tsx';
import { Entry } from './Entry.tsx';
import { FieldGroup } from './FieldFrame.tsx';
import styles from './field.module.css';
import { InsertButton } from './InsertButton.tsx';
import { FocusField, LogoField, PictureField } from './PictureFields.tsx';
import { TextField } from './TextField.tsx';
import { addId, useList } from './use-list.ts';

/** The component for each `input` of a schema, or else for its type. */
const FIELDS: Record<string, ComponentType<FieldProps>> = {
  colour: ColourField,
  focus: FocusField,
  logo: LogoField,
  picture: PictureField,
  typeface: TypefaceField,
  array: ListField,
  boolean: SwitchField,
  integer: NumberField,
  number: NumberField,
  object: GroupField,
  string: TextField,
};

/** The field of a value, chosen by its schema. */
export function Field(props: FieldProps) {
  const { schema, label } = props;
  if (schema.const !== undefined) return null;
  const Component = schema.enum ? ChoiceField : (FIELDS[schema.input ?? ''] ?? FIELDS[schema.type ?? '']);
  if (!Component) throw new Error(`The editor has no field for “${label}”.`);
  return <Component {...props} />;
}

/** The fields of a group, in the order of its schema. */
export function Fields({ schema, path, value, onChange }: Omit<FieldProps, 'label' | 'isOptional'>) {
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

/** A group of fields with its name. */
function GroupField(props: FieldProps) {
  const { schema, label, path, isOptional } = props;
  return (
    <FieldGroup label={label} hint={schema.description} path={path} isOptional={isOptional}>
      <Fields {...props} />
    </FieldGroup>
  );
}

/** A list whose order is changed by dragging, or with buttons. */
function ListField(props: FieldProps) {
  const { schema, label, path, isOptional, onChange } = props;
  const list = useList(props);
  const { entries, schemas, name, keys } = list;
  return (
    <FieldGroup {...{ label, path, isOptional }} hint={schema.description} className={styles.list}>
      <DraggableList list={list}>
        {entries.map((value, i) => {
          const schema = entrySchema(schemas, value);
          const field = schema && {
            schema,
            path: [...path, i],
            value,
            onChange: (next: unknown) => onChange(entries.with(i, next)),
          };
          return (
            <Entry key={keys[i] ?? `new ${i}`} list={list} index={i} schema={schema}>
              {field &&
                (schema.type === 'object' ? (
                  <Fields {...field} />
                ) : (
                  <Field {...field} label={`${name} ${i + 1}`} isOptional={false} />
                ))}
            </Entry>
          );
        })}
      </DraggableList>
      {list.isFull ? (
        <p className={shared.hint}>This list is full: {schema.maxItems} is the most.</p>
      ) : (
        <InsertButton
          id={addId(path)}
          schemas={schemas}
          onInsert={(entry) => list.insert(entries.length, entry)}
        >
          Add {withArticle(name)}
        </InsertButton>
      )}
    </FieldGroup>
  );
}
