import { type RefObject, useLayoutEffect } from 'react';

/** Where focus is on one of a list’s elements, it goes on to the one now chosen: that before may become inert. */
export function useFocus(list: RefObject<HTMLElement | null>, index: number) {
  useLayoutEffect(() => {
    const { children } = list.current!;
    if (!list.current!.contains(document.activeElement)) return;
    (children[index] as HTMLElement).focus({ preventScroll: true });
  }, [list, index]);
}
