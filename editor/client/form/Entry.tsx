import { entrySchema } from '../../entries.ts';
import shared from '../shared.module.css';
import { useForm } from './context.ts';
import { EntryBody } from './EntryBody.tsx';
import { EntryRow, type EntryRowProps } from './EntryRow.tsx';
import { EntryTitle } from './EntryTitle.tsx';
import { useOpen } from './use-open.ts';

export interface EntryProps extends Omit<EntryRowProps, 'position' | 'head' | 'children'> {
  /** True for one that was just added, to be filled in. */
  isNew: boolean;
  value: unknown;
  onChange: (value: unknown) => void;
}

/** One entry of a list: a value in a line, or a line to know it by and its fields below. */
export function Entry({ isNew, value, onChange, ...row }: EntryProps) {
  const { index, name, path, schemas } = row;
  const { Field } = useForm();
  const isBlank = Object.values(value ?? {}).every((text) => text === '');
  const { isOpen, toggle } = useOpen(path, isNew || isBlank);
  const schema = entrySchema(schemas, value);
  const position = `${name} ${index + 1}`;
  const isGroup = schema?.type === 'object';

  const head = isGroup ? (
    <EntryTitle
      index={index}
      name={name}
      kind={schemas.length > 1 ? schema : undefined}
      path={path}
      value={value}
      isOpen={isOpen}
      onToggle={toggle}
    />
  ) : (
    schema && <Field {...{ schema, path, value, onChange }} label={position} isOptional={false} />
  );
  return (
    <EntryRow {...row} position={position} head={head}>
      {isGroup && isOpen && <EntryBody {...{ schema, path, value, onChange }} />}
      {!schema && (
        <p className={shared.messages}>
          This block’s type is not known: remove it, or correct its file by hand.
        </p>
      )}
    </EntryRow>
  );
}
