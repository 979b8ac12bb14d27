import {
  Accessibility,
  type DragEndEvent,
  type Draggable,
  type DragOverEvent,
  type DragStartEvent,
} from '@dnd-kit/dom';
import { DragDropProvider } from '@dnd-kit/react';
import { isSortable } from '@dnd-kit/react/sortable';
import { type ReactNode, useMemo } from 'react';
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

const HELP =
  'To move it, press the space bar, then the arrow keys. Press the space bar again to leave it there, or Escape to put it back.';

/** Configures the announcements of the drag-and-drop library with the name of an entry, such as “Timeline, entry”. */
function announcements(name: string, count: number) {
  let last = '';
  /** The position of an entry, and whether it differs from the last announced one. */
  const at = (source: Draggable | null, place: 'index' | 'initialIndex') => {
    const position = isSortable(source) ? `${source[place] + 1} of ${count}` : '';
    const isNew = position !== last;
    last = position;
    return { position, isNew };
  };
  return Accessibility.configure({
    screenReaderInstructions: { draggable: HELP },
    announcements: {
      dragstart: ({ operation: { source } }: DragStartEvent) =>
        `${name} ${at(source, 'initialIndex').position} is picked up.`,
      dragover: ({ operation: { source } }: DragOverEvent) => {
        const { position, isNew } = at(source, 'index');
        return isNew ? `${name} would be ${position}.` : undefined;
      },
      dragend: ({ operation: { source }, canceled }: DragEndEvent) =>
        canceled
          ? `${name} is back at ${at(source, 'initialIndex').position}.`
          : `${name} is now ${at(source, 'index').position}.`,
    },
  });
}
