import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/**
 * A row of pictures that scrolls from one to the next, and which of them is shown, however it was reached.
 * @param start the first one shown
 */
export function useStrip(start: number, count: number) {
  const strip = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(start);
  /** The target of an animated scroll: slides passed on the way do not become current. */
  const goal = useRef<number>(undefined);

  const scrollTo = useCallback((to: number, behavior: ScrollBehavior) => {
    const { offsetLeft } = strip.current!.children[to] as HTMLElement;
    strip.current!.scrollTo({ left: offsetLeft, behavior });
  }, []);

  useLayoutEffect(() => scrollTo(start, 'instant'), [scrollTo, start]);

  /** Shows a picture, counted from 0; after the last comes the first. */
  const show = (to: number) => {
    const next = (to + count) % count;
    goal.current = next;
    setIndex(next);
    // Only a neighbour slides in: scrolling past several would be a blur.
    scrollTo(next, Math.abs(next - index) === 1 ? 'auto' : 'instant');
  };
  const onScroll = () => {
    const { scrollLeft, clientWidth } = strip.current!;
    const nearest = Math.round(Math.abs(scrollLeft) / clientWidth);
    if (goal.current === undefined) setIndex(nearest);
    else if (goal.current === nearest) goal.current = undefined;
  };
  /** The visitor starts to move the strip. */
  const onTakeOver = () => {
    goal.current = undefined;
  };

  return { index, show, strip, stripEvents: { onScroll, onTouchStart: onTakeOver, onWheel: onTakeOver } };
}
