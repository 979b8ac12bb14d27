import { entrySchemas } from '../../entries.ts';
import { entryName, withArticle } from '../../labels.ts';
import shared from '../shared.module.css';
import { fieldId } from './context.ts';
import { DraggableList } from './DraggableList.tsx';
import { Entry } from './Entry.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import type { FieldProps } from './field-props.ts';
import { InsertButton } from './InsertButton.tsx';
import styles from './list-field.module.css';
import { useEntryName } from './use-entry-name.ts';
import { addId, useList } from './use-list.ts';

/** A list whose order is changed by dragging, or with buttons. */
export function ListField({ schema, label, path, value, isOptional, onChange }: FieldProps<unknown[]>) {
  // Written by hand, it may be anything.
  const entries = Array.isArray(value) ? value : [];
  const schemas = entrySchemas(schema);
  const name = entryName(label);
  const spokenName = useEntryName(path, name);
  const { keys, added, insert, remove, move } = useList(path, spokenName, entries, onChange);
  const { maxItems = Number.POSITIVE_INFINITY } = schema;
  const isFull = entries.length >= maxItems;

  return (
    <FieldGroup {...{ label, path, isOptional }} hint={schema.description} className={styles.list}>
      <DraggableList
        spokenName={spokenName}
        count={entries.length}
        onMove={(from, to) => move(from, to, true)}
      >
        {entries.map((entry, i) => (
          <Entry
            key={keys[i] ?? `new ${i}`}
            isNew={keys[i] === added}
            sortId={`${fieldId(path)}-${keys[i]}`}
            index={i}
            count={entries.length}
            schemas={schemas}
            name={name}
            path={[...path, i]}
            value={entry}
            onChange={(next) => onChange(entries.with(i, next))}
            onMove={move}
            onRemove={() => remove(i)}
            onInsert={isFull ? undefined : (next) => insert(i + 1, next)}
            onDuplicate={isFull ? undefined : () => insert(i + 1, structuredClone(entry), true)}
          />
        ))}
      </DraggableList>
      {isFull ? (
        <p className={shared.hint}>This list is full: {maxItems} is the most.</p>
      ) : (
        <InsertButton id={addId(path)} schemas={schemas} onInsert={(entry) => insert(entries.length, entry)}>
          Add {withArticle(name)}
        </InsertButton>
      )}
    </FieldGroup>
  );
}
