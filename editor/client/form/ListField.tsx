import { DragDropProvider } from '@dnd-kit/react';
import { isSortable } from '@dnd-kit/react/sortable';
import { useState } from 'react';
import type { Form } from '../../desk.ts';
import { kindsOf } from '../place.ts';
import { blank, inWords, singular } from '../words.ts';
import { idOf } from './context.ts';
import { Entry } from './Entry.tsx';
import type { FieldProps } from './field-props.ts';
import { Messages } from './Messages.tsx';

/** Keys for entries that have none: they move with their entries, so that nothing typed jumps. */
function useKeys(length: number) {
  const [keys, setKeys] = useState<number[]>([]);
  if (keys.length !== length) {
    const first = Math.max(0, ...keys) + 1;
    const next = Array.from({ length }, (_, i) => keys[i] ?? first + i);
    setKeys(next);
    return [next, setKeys] as const;
  }
  return [keys, setKeys] as const;
}

const moved = <Item,>(items: Item[], from: number, to: number) =>
  items.toSpliced(from, 1).toSpliced(to, 0, items[from]!);

/** A list whose order is changed by dragging, or with buttons. */
export function ListField({ form, label, path, value = [], onChange }: FieldProps<unknown[]>) {
  const [keys, setKeys] = useKeys(value.length);
  const [added, setAdded] = useState<number>();
  const kinds = kindsOf(form);
  const isFull = value.length >= (form.maxItems ?? Number.POSITIVE_INFINITY);

  const move = (from: number, to: number) => {
    setKeys(moved(keys, from, to));
    onChange(moved(value, from, to));
  };
  const remove = (i: number) => {
    setKeys(keys.toSpliced(i, 1));
    onChange(value.toSpliced(i, 1));
  };
  const add = (kind: Form) => {
    const key = Math.max(0, ...keys) + 1;
    setKeys([...keys, key]);
    setAdded(key);
    onChange([...value, blank(kind)]);
  };

  return (
    <fieldset id={idOf(path)} tabIndex={-1} className="list">
      <legend>{label}</legend>
      {form.description && <p className="hint">{form.description}</p>}
      <Messages path={path} />
      <DragDropProvider
        onDragEnd={({ canceled, operation: { source } }) => {
          if (!canceled && isSortable(source) && source.initialIndex !== source.index)
            move(source.initialIndex, source.index);
        }}
      >
        <ol>
          {value.map((entry, i) => (
            <Entry
              key={keys[i]}
              isNew={keys[i] === added}
              sortId={`${idOf(path)}-${keys[i]}`}
              index={i}
              count={value.length}
              kinds={kinds}
              name={singular(label)}
              path={[...path, i]}
              value={entry}
              onChange={(next) => onChange(value.with(i, next))}
              onMove={move}
              onRemove={() => remove(i)}
            />
          ))}
        </ol>
      </DragDropProvider>
      {isFull ? (
        <p className="hint">This list is full: {form.maxItems} is the most.</p>
      ) : kinds.length === 1 ? (
        <button type="button" className="quiet" onClick={() => add(kinds[0]!)}>
          Add {singular(label)}
        </button>
      ) : (
        <p className="add">
          <label htmlFor={`${idOf(path)}-add`}>Add a {singular(label)}: </label>
          <select
            id={`${idOf(path)}-add`}
            value=""
            onChange={({ target }) => add(kinds[Number(target.value)]!)}
          >
            <option value="" disabled>
              choose…
            </option>
            {kinds.map((kind, i) => (
              <option key={typeOf(kind)} value={i}>
                {inWords(typeOf(kind))}: {kind.description}
              </option>
            ))}
          </select>
        </p>
      )}
    </fieldset>
  );
}

const typeOf = (kind: Form) => kind.properties!['type']!.const!;
