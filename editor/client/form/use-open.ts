import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldPath } from '../../api.ts';
import { useEditor } from '../store.ts';
import { contains, entryId } from './context.ts';

/** Whether an entry shows its fields: when its title is pressed, and when a field within it is to have the focus. */
export function useOpen(path: FieldPath, isOpenAtFirst: boolean) {
  const target = useEditor((state) => (contains(path, state.target) ? state.target : undefined));
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  // Before the browser draws: entries within it open with it.
  useLayoutEffect(() => {
    if (target) setOpen(true);
  }, [target]);
  const toggle = () => {
    flushSync(() => setOpen(!isOpen));
    // What opens at the end of the window comes into sight, from its title on.
    document.getElementById(entryId(path))?.scrollIntoView({ block: 'nearest' });
  };
  return { isOpen, toggle };
}
