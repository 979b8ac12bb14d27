/** Which field has the focus, and how the one that is asked for gets it. */
import { type FocusEvent, useEffect } from 'react';
import type { FieldPath } from '../api.ts';
import { entryId, fieldId } from './form/context.ts';
import { touchedKey } from './mistakes.ts';
import { useEditor } from './store.ts';

const pathOf = (element: Element): FieldPath | undefined => {
  const path = element.closest<HTMLElement>('[data-path]')?.dataset['path'];
  return path && JSON.parse(path);
};

/** Remembers the field that is being edited, for the preview to show it. */
export function noteFocus({ target }: FocusEvent) {
  const path = pathOf(target);
  if (path) useEditor.setState({ focus: path });
}

/** Remembers where the person has been, for what is missing there to count. */
export function noteBlur({ target, relatedTarget }: FocusEvent) {
  const path = pathOf(target);
  if (!path) return;
  // Whoever presses a button and then chooses in a dialog has written nothing yet. Text was written before its dialog.
  if (target.matches('button') && relatedTarget?.closest('dialog')) return;
  const { file } = useEditor.getState();
  const remember = () => {
    const { touched } = useEditor.getState();
    useEditor.setState({ touched: { ...touched, [touchedKey(file, path)]: true } });
  };
  // A message that came while a button is pressed would move it from under the pointer.
  if (document.querySelector('button:active')) addEventListener('click', remember, { once: true });
  else remember();
}

/** Gives the focus to the field that the person asked to see, or to the nearest that there is around its place. */
export function useTarget() {
  const target = useEditor(({ target }) => target);
  useEffect(() => {
    if (!target) return;
    // Once the entries around it are open.
    const frame = requestAnimationFrame(() => {
      const around = target.map((_, i) => target.slice(0, target.length - i));
      const ids = around.flatMap((path) => [fieldId(path), entryId(path)]);
      const field = ids.map((id) => document.getElementById(id)).find(Boolean);
      field?.focus();
      // One that had the focus already does not move by it.
      field?.scrollIntoView({ block: 'nearest' });
    });
    return () => cancelAnimationFrame(frame);
  }, [target]);
}
