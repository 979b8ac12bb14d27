import { Accessibility } from '@dnd-kit/dom';
import { DragDropProvider } from '@dnd-kit/react';
import { isSortable } from '@dnd-kit/react/sortable';
import { type ReactNode, useMemo } from 'react';
import { announcements } from './announcements.ts';
import type { List } from './use-list.ts';

/** A list whose entries can be dragged to another position, with the mouse or the keyboard. */
export function DraggableList({ list, children }: { list: List; children: ReactNode }) {
  const { spokenName, entries, move } = list;
  const speech = useMemo(() => announcements(spokenName, entries.length), [spokenName, entries.length]);
  return (
    <DragDropProvider
      plugins={(plugins) => [...plugins.filter((plugin) => plugin !== Accessibility), speech]}
      onDragEnd={({ canceled, operation: { source } }) => {
        if (!canceled && isSortable(source) && source.initialIndex !== source.index)
          move(source.initialIndex, source.index, true);
      }}
    >
      <ol>{children}</ol>
    </DragDropProvider>
  );
}
