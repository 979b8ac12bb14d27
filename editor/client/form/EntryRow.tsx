import { useSortable } from '@dnd-kit/react/sortable';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { FieldPath } from '../../api.ts';
import { entryId } from './context.ts';
import { EntryTools, type EntryToolsProps } from './EntryTools.tsx';
import styles from './entry.module.css';

export interface EntryRowProps extends EntryToolsProps {
  sortId: string;
  path: FieldPath;
  /** What stands in a line with the handle and the tools. */
  head: ReactNode;
  children: ReactNode;
}

/** An entry’s place in its list: it is dragged by its handle, and has tools. */
export function EntryRow({ sortId, path, head, children, ...tools }: EntryRowProps) {
  const { ref, handleRef, isDragging } = useSortable({ id: sortId, index: tools.index });
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
          aria-label={`Drag ${tools.position}`}
        >
          ⠿
        </button>
        {head}
        <EntryTools {...tools} />
      </div>
      {children}
    </li>
  );
}
