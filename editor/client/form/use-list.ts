import { useEffect, useRef, useState } from 'react';
import type { FieldPath } from '../../api.ts';
import { entrySchemas } from '../../entries.ts';
import { capitalised, entryName } from '../../labels.ts';
import { locationIn } from '../locations.ts';
import { useEditor } from '../store.ts';
import { entryId, type FieldProps, fieldId, useForm } from './context.tsx';

const moved = <Item>(items: Item[], from: number, to: number) =>
  items.toSpliced(from, 1).toSpliced(to, 0, items[from]!);

export type List = ReturnType<typeof useList>;

/** The entries of a list, with React keys that move with them, so that inputs keep their state and focus. */
export function useList({ schema, label, path, value, onChange }: FieldProps) {
  const { file } = useForm();
  const entries: unknown[] = Array.isArray(value) ? value : [];
  const name = entryName(label);
  const around = locationIn(useEditor.getState().files, file, path.slice(0, -1));
  const spokenName = capitalised([around, name].filter(Boolean).join(', '));
  const [keys, setKeys] = useState<number[]>([]);
  const [added, setAdded] = useState<number>();
  /** The focus after the next rendering: the first existing one of these elements in the entry. */
  const wanted = useRef<{ index: number; selectors: string[] }>(undefined);
  const next = Math.max(0, ...keys) + 1;
  if (keys.length !== entries.length) setKeys(entries.map((_, i) => keys[i] ?? next + i));

  useEffect(() => {
    if (!wanted.current) return;
    const { index, selectors } = wanted.current;
    wanted.current = undefined;
    const entry = document.getElementById(entryId([...path, index]));
    const found = selectors.map((selector) => entry?.querySelector<HTMLElement>(selector)).find(Boolean);
    (found ?? document.getElementById(addId(path)))?.focus();
  });

  return {
    path,
    entries,
    /** The possible schemas of the entries. */
    schemas: entrySchemas(schema),
    /** The name of one entry: “block”. */
    name,
    /** The name of one entry out of context: “Block 5 (Timeline), entry”. */
    spokenName,
    isFull: entries.length >= (schema.maxItems ?? Number.POSITIVE_INFINITY),
    keys,
    /** The key of the entry that was added last. It opens. */
    added,
    insert(index: number, entry: unknown, isCopy = false) {
      setKeys(keys.toSpliced(index, 0, next));
      const fields = 'input, textarea, select';
      // A new entry focuses its first input, not the handle of a nested entry.
      const selectors = isCopy ? ['[data-part=title]', `${fields}, button`] : [fields, '[data-part=title]'];
      wanted.current = { index, selectors };
      if (!isCopy) setAdded(next);
      onChange(entries.toSpliced(index, 0, entry));
    },
    remove(index: number) {
      wanted.current = {
        index: Math.min(index, entries.length - 2),
        selectors: ['[data-part=title]', 'input, textarea, select', '[data-part=handle]'],
      };
      setKeys(keys.toSpliced(index, 1));
      onChange(entries.toSpliced(index, 1));
      useEditor.setState({ notice: `${spokenName} ${index + 1} is removed. “Undo” brings it back.` });
    },
    move(from: number, to: number, isDragged = false) {
      const [same, other] = from < to ? ['down', 'up'] : ['up', 'down'];
      const buttons = [same, other].map((way) => `[data-part=${way}]:enabled`);
      wanted.current = { index: to, selectors: isDragged ? ['[data-part=handle]'] : buttons };
      setKeys(moved(keys, from, to));
      onChange(moved(entries, from, to));
      useEditor.setState({ notice: `${spokenName} ${from + 1} is now ${to + 1} of ${entries.length}.` });
    },
  };
}

/** The id of the button that adds an entry. */
export const addId = (path: FieldPath) => `add-${fieldId(path)}`;
