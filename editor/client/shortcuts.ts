import { redo, save, undo } from './actions.ts';
import { goToNextPane } from './panes.ts';

function actionOf({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent) {
  const hasControl = ctrlKey || metaKey;
  if (altKey) return undefined;
  if (!hasControl) return key === 'F6' ? () => goToNextPane(shiftKey ? -1 : 1) : undefined;
  const action = { s: save, z: shiftKey ? redo : undo, y: redo }[key.toLowerCase()];
  // A line that is no field of the content, such as a search, has its own undo.
  const isElsewhere = (target as Element).matches('input:not([id^=field-])');
  return action === save || !isElsewhere ? action : undefined;
}

/** What the keys do everywhere in the editor, its preview included. */
export function onShortcut(event: KeyboardEvent) {
  const action = actionOf(event);
  if (!action) return;
  event.preventDefault();
  action();
}
