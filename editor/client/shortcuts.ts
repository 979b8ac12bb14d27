import { redo, save, undo } from './actions.ts';
import { goToNextPane } from './PaneButtons.tsx';

function actionOf({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent) {
  const hasControl = ctrlKey || metaKey;
  if (altKey) return undefined;
  if (!hasControl) return key === 'F6' ? () => goToNextPane(shiftKey ? -1 : 1) : undefined;
  const action = { s: save, z: shiftKey ? redo : undo, y: redo }[key.toLowerCase()];
  // An input that is no field of the content, such as the search, has the browser’s own undo.
  const isElsewhere = (target as Element).matches('input:not([id^=field-])');
  return action === save || !isElsewhere ? action : undefined;
}

/** Handles the keyboard shortcuts of the editor, also in its preview. */
export function onShortcut(event: KeyboardEvent) {
  const action = actionOf(event);
  if (!action) return;
  event.preventDefault();
  action();
}
