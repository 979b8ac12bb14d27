import { useSortable } from '@dnd-kit/react/sortable';
import { clsx } from 'clsx';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { isDraft } from '../../../src/content/pages/page.ts';
import type { FieldPath, FieldSchema } from '../../api.ts';
import { blockLabel, entrySummary } from '../../labels.ts';
import { contains } from '../../values.ts';
import shared from '../shared.module.css';
import { useEditor } from '../store.ts';
import { entryId, fieldId, useForm } from './context.tsx';
import { EntryTools } from './EntryTools.tsx';
import styles from './entry.module.css';
import { Messages } from './FieldFrame.tsx';
import type { List } from './use-list.ts';

export interface EntryProps {
  list: List;
  index: number;
  /** Undefined if the type of the entry is unknown. */
  schema: FieldSchema | undefined;
  /** A single field, beside the handle and the tools; or several fields, below them while the entry is open. */
  children: ReactNode;
}

/** One entry of a list, with a handle for dragging, and tools. */
export function Entry({ list, index, schema, children }: EntryProps) {
  const path = [...list.path, index];
  const key = list.keys[index];
  const value = list.entries[index];
  const isGroup = schema?.type === 'object';
  const isBlank = Object.values(value ?? {}).every((text) => text === '');
  const { isOpen, toggle } = useOpen(path, key === list.added || isBlank);
  const { ref, handleRef, isDragging } = useSortable({ id: `${fieldId(list.path)}-${key}`, index });
  return (
    <li
      ref={ref}
      id={entryId(path)}
      data-path={JSON.stringify(path)}
      tabIndex={-1}
      className={clsx(styles.entry, isDragging && styles.dragging)}
    >
      <div className={styles.head}>
        <button
          ref={handleRef}
          type="button"
          className={styles.handle}
          data-part="handle"
          aria-label={`Drag ${list.name} ${index + 1}`}
        >
          ⠿
        </button>
        {isGroup ? (
          <button
            type="button"
            className={styles.title}
            data-part="title"
            aria-expanded={isOpen}
            onClick={toggle}
          >
            <EntryTitle list={list} index={index} schema={schema} />
          </button>
        ) : (
          children
        )}
        <EntryTools list={list} index={index} />
      </div>
      {isGroup && isOpen && (
        <div className={styles.body}>
          {schema.description && <p className={shared.hint}>{schema.description}</p>}
          <Messages path={path} />
          {children}
        </div>
      )}
      {!schema && (
        <p className={shared.messages}>
          This block’s type is not known: remove it, or correct its file by hand.
        </p>
      )}
    </li>
  );
}

/** The title of an entry with fields: its number, type and summary. */
function EntryTitle({ list, index, schema }: Omit<EntryProps, 'children'> & { schema: FieldSchema }) {
  const { path, name, schemas, entries } = list;
  const { problems } = useForm();
  const value = entries[index];
  const label = schemas.length > 1 && blockLabel(schema);
  const summary = entrySummary(value);
  const mistakes = problems.filter((problem) => contains([...path, index], problem.path)).length;
  return (
    <>
      <b>{index + 1}</b> {label || summary ? label : `New ${name}`}
      {label && summary && ': '}
      {/* The summary may be in a language of another direction. */}
      <bdi>{summary}</bdi> {isDraft(value) && <em>Draft</em>}
      {mistakes > 0 && <em className={shared.mistakes}>{mistakes} to correct</em>}
    </>
  );
}

/** Whether an entry shows its fields. It opens when its title is pressed, or when a field in it is requested. */
function useOpen(path: FieldPath, isOpenAtFirst: boolean) {
  const target = useEditor((state) => (contains(path, state.target) ? state.target : undefined));
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  // A layout effect, so that nested entries open in the same frame.
  useLayoutEffect(() => {
    if (target) setOpen(true);
  }, [target]);
  const toggle = () => {
    flushSync(() => setOpen(!isOpen));
    // Scrolls an entry that opens at the end of the window into view.
    document.getElementById(entryId(path))?.scrollIntoView({ block: 'nearest' });
  };
  return { isOpen, toggle };
}
