import { DragDropProvider } from '@dnd-kit/react';
import { isSortable } from '@dnd-kit/react/sortable';
import { useState } from 'react';
import type { FieldSchema } from '../../api.ts';
import { blockLabel, singular } from '../labels.ts';
import { fieldId } from './context.ts';
import { Entry } from './Entry.tsx';
import { blankValue, entrySchemas } from './entries.ts';
import { FieldGroup } from './FieldGroup.tsx';
import type { FieldProps } from './field-props.ts';

/** Keys for entries that have none: they move with their entries, so that nothing typed jumps. */
function useKeys(length: number) {
  const [keys, setKeys] = useState<number[]>([]);
  if (keys.length === length) return [keys, setKeys] as const;
  const first = Math.max(0, ...keys) + 1;
  const next = Array.from({ length }, (_, i) => keys[i] ?? first + i);
  setKeys(next);
  return [next, setKeys] as const;
}

const moved = <Item,>(items: Item[], from: number, to: number) =>
  items.toSpliced(from, 1).toSpliced(to, 0, items[from]!);

/** A list whose order is changed by dragging, or with buttons. */
export function ListField({ schema, label, path, value, onChange }: FieldProps<unknown[]>) {
  // Written by hand, it may be anything.
  const entries = Array.isArray(value) ? value : [];
  const [keys, setKeys] = useKeys(entries.length);
  const [added, setAdded] = useState<number>();
  const schemas = entrySchemas(schema);
  const name = singular(label);
  const { maxItems = Number.POSITIVE_INFINITY } = schema;

  const move = (from: number, to: number) => {
    setKeys(moved(keys, from, to));
    onChange(moved(entries, from, to));
  };
  const remove = (i: number) => {
    setKeys(keys.toSpliced(i, 1));
    onChange(entries.toSpliced(i, 1));
  };
  const add = (entry: FieldSchema) => {
    const key = Math.max(0, ...keys) + 1;
    setKeys([...keys, key]);
    setAdded(key);
    onChange([...entries, blankValue(entry)]);
  };

  return (
    <FieldGroup label={label} hint={schema.description} path={path} className="list">
      <DragDropProvider
        onDragEnd={({ canceled, operation: { source } }) => {
          if (!canceled && isSortable(source) && source.initialIndex !== source.index)
            move(source.initialIndex, source.index);
        }}
      >
        <ol>
          {entries.map((entry, i) => (
            <Entry
              key={keys[i]}
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
            />
          ))}
        </ol>
      </DragDropProvider>
      {entries.length >= maxItems ? (
        <p className="hint">This list is full: {maxItems} is the most.</p>
      ) : schemas.length === 1 ? (
        <button type="button" onClick={() => add(schemas[0]!)}>
          Add {name}
        </button>
      ) : (
        <label>
          Add a {name}:{' '}
          <select value="" onChange={({ target }) => add(schemas[Number(target.value)]!)}>
            <option value="" disabled>
              choose…
            </option>
            {schemas.map((entry, i) => (
              <option key={blockLabel(entry)} value={i}>
                {blockLabel(entry)}: {entry.description}
              </option>
            ))}
          </select>
        </label>
      )}
    </FieldGroup>
  );
}
