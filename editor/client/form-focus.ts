/** Records the focused field, and moves the focus to a requested one. */
import { type FocusEvent, useEffect } from 'react';
import type { FieldPath } from '../api.ts';
import { entryId, fieldId } from './form/context.tsx';
import { placeKey, useEditor } from './store.ts';

const pathOf = (element: Element): FieldPath | undefined => {
  const path = element.closest<HTMLElement>('[data-path]')?.dataset['path'];
  return path && JSON.parse(path);
};

/** Records the focused field, which the preview then shows. */
export function noteFocus({ target }: FocusEvent) {
  const path = pathOf(target);
  if (path) useEditor.setState({ focus: path });
}

/** Records a field as visited when the user leaves it, so that a missing value is reported. */
export function noteBlur({ target, relatedTarget }: FocusEvent) {
  const path = pathOf(target);
  if (!path) return;
  // A button that opened a dialog is not left yet: the user chooses its value there.
  if (target.matches('button') && relatedTarget?.closest('dialog')) return;
  const { file } = useEditor.getState();
  const remember = () => {
    const { visited } = useEditor.getState();
    useEditor.setState({ visited: { ...visited, [placeKey(file, path)]: true } });
  };
  // A message that appears while a button is pressed would move the button away from the pointer.
  if (document.querySelector('button:active')) addEventListener('click', remember, { once: true });
  else remember();
}

/** Moves the focus to the requested field, or to the nearest existing field or entry around it. */
export function useTarget() {
  const target = useEditor(({ target }) => target);
  useEffect(() => {
    if (!target) return;
    // After the entries around it have opened.
    const frame = requestAnimationFrame(() => {
      const around = target.map((_, i) => target.slice(0, target.length - i));
      const ids = around.flatMap((path) => [fieldId(path), entryId(path)]);
      const field = ids.map((id) => document.getElementById(id)).find(Boolean);
      field?.focus();
      // Focusing a field that has the focus already would not scroll to it.
      field?.scrollIntoView({ block: 'nearest' });
    });
    return () => cancelAnimationFrame(frame);
  }, [target]);
}
