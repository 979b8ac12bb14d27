import { useLayoutEffect, useState } from 'react';
import type { FieldPath } from '../../api.ts';
import { useEditor } from '../store.ts';
import { contains } from './context.ts';

/** Whether an entry shows its fields: when its title is pressed, and when a field within it is to have the focus. */
export function useOpen(path: FieldPath, isOpenAtFirst: boolean) {
  const target = useEditor((state) => (contains(path, state.target) ? state.target : undefined));
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  // Before the browser draws: entries within it open with it.
  useLayoutEffect(() => {
    if (target) setOpen(true);
  }, [target]);
  return { isOpen, toggle: () => setOpen(!isOpen) };
}
