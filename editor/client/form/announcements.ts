/** What is said to those who drag without seeing. */
import {
  Accessibility,
  type DragEndEvent,
  type Draggable,
  type DragOverEvent,
  type DragStartEvent,
} from '@dnd-kit/dom';
import { isSortable } from '@dnd-kit/react/sortable';

const HELP =
  'To move it, press the space bar, then the arrow keys. Press the space bar again to leave it there, or Escape to put it back.';

/** The plugin of the drag and drop that speaks of entries by their names. @param name of one entry: “Timeline, entry” */
export function announcements(name: string, count: number) {
  let last = '';
  /** The place of an entry, when it is another than was said last. */
  const at = (source: Draggable | null, place: 'index' | 'initialIndex') => {
    const said = isSortable(source) ? `${source[place] + 1} of ${count}` : '';
    const isNew = said !== last;
    last = said;
    return { said, isNew };
  };
  return Accessibility.configure({
    screenReaderInstructions: { draggable: HELP },
    announcements: {
      dragstart: ({ operation: { source } }: DragStartEvent) =>
        `${name} ${at(source, 'initialIndex').said} is picked up.`,
      dragover: ({ operation: { source } }: DragOverEvent) => {
        const { said, isNew } = at(source, 'index');
        return isNew ? `${name} would be ${said}.` : undefined;
      },
      dragend: ({ operation: { source }, canceled }: DragEndEvent) =>
        canceled
          ? `${name} is back at ${at(source, 'initialIndex').said}.`
          : `${name} is now ${at(source, 'index').said}.`,
    },
  });
}
