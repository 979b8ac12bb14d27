import { useState } from 'react';
import { schemaOf } from '../../files.ts';
import { BlockChooser } from '../BlockChooser.tsx';
import { fieldLocation, singular } from '../labels.ts';
import shared from '../shared.module.css';
import { useEditor } from '../store.ts';
import { fieldId, useForm } from './context.ts';
import { DraggableList } from './DraggableList.tsx';
import { Entry } from './Entry.tsx';
import { blankValue, entrySchemas } from './entries.ts';
import { FieldGroup } from './FieldGroup.tsx';
import type { FieldProps } from './field-props.ts';
import styles from './list-field.module.css';
import { addId, useList } from './use-list.ts';

/** What one entry is called by itself: “Block 5 (Timeline), entry”. */
function useEntryName(path: FieldProps['path'], name: string): string {
  const { file } = useForm();
  const { schemas, files } = useEditor.getState();
  const schema = schemaOf(file);
  const around =
    schema && path.length > 1 ? fieldLocation(path.slice(0, -1), schemas[schema], files[file]) : '';
  const text = [around, name].filter(Boolean).join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A list whose order is changed by dragging, or with buttons. */
export function ListField({ schema, label, path, value, isOptional, onChange }: FieldProps<unknown[]>) {
  // Written by hand, it may be anything.
  const entries = Array.isArray(value) ? value : [];
  const schemas = entrySchemas(schema);
  const name = singular(label);
  const spokenName = useEntryName(path, name);
  const { keys, added, insert, remove, move } = useList(path, spokenName, entries, onChange);
  /** Where a block that is being chosen goes. */
  const [inserting, setInserting] = useState<number>();
  const { maxItems = Number.POSITIVE_INFINITY } = schema;
  const isFull = entries.length >= maxItems;
  const add = (index: number) =>
    schemas.length === 1 ? insert(index, blankValue(schemas[0]!)) : setInserting(index);

  return (
    <FieldGroup
      label={label}
      hint={schema.description}
      path={path}
      isOptional={isOptional}
      className={styles.list}
    >
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
            onInsert={!isFull && schemas.length > 1 ? () => add(i + 1) : undefined}
            onDuplicate={isFull ? undefined : () => insert(i + 1, structuredClone(entry), true)}
          />
        ))}
      </DraggableList>
      {isFull ? (
        <p className={shared.hint}>This list is full: {maxItems} is the most.</p>
      ) : (
        <button type="button" id={addId(path)} onClick={() => add(entries.length)}>
          Add {/^[aeiou]/.test(name) ? 'an' : 'a'} {name}
        </button>
      )}
      {inserting !== undefined && (
        <BlockChooser
          schemas={schemas}
          onChoose={(block) => insert(inserting, blankValue(block))}
          onClose={() => setInserting(undefined)}
        />
      )}
    </FieldGroup>
  );
}
