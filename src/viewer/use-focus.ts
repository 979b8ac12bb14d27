import { type RefObject, useLayoutEffect } from 'react';

/** When focus is on an element of a list, it moves to the element now chosen, because the one before may become inert. */
export function useFocus(list: RefObject<HTMLElement | null>, index: number) {
  useLayoutEffect(() => {
    const { children } = list.current!;
    if (!list.current!.contains(document.activeElement)) return;
    (children[index] as HTMLElement).focus({ preventScroll: true });
  }, [list, index]);
}
