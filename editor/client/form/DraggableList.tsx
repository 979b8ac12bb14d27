import { Accessibility } from '@dnd-kit/dom';
import { DragDropProvider } from '@dnd-kit/react';
import { isSortable } from '@dnd-kit/react/sortable';
import { type ReactNode, useMemo } from 'react';
import { announcements } from './announcements.ts';

export interface DraggableListProps {
  /** What one entry is called when it is read out. */
  spokenName: string;
  count: number;
  onMove: (from: number, to: number) => void;
  children: ReactNode;
}

/** A list whose entries change their order by dragging, with the mouse or the keyboard. */
export function DraggableList({ spokenName, count, onMove, children }: DraggableListProps) {
  const speech = useMemo(() => announcements(spokenName, count), [spokenName, count]);
  return (
    <DragDropProvider
      plugins={(plugins) => [...plugins.filter((plugin) => plugin !== Accessibility), speech]}
      onDragEnd={({ canceled, operation: { source } }) => {
        if (!canceled && isSortable(source) && source.initialIndex !== source.index)
          onMove(source.initialIndex, source.index);
      }}
    >
      <ol>{children}</ol>
    </DragDropProvider>
  );
}
