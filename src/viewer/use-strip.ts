import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Slide } from './slides.ts';

/** The time without scrolling after which a picture counts as shown, in milliseconds. Older Safari has no `scrollend`. */
const SETTLED = 120;

/**
 * A row of pictures that scrolls from one to the next, and which of them is shown, however it was reached.
 * @param start the first one shown
 */
export function useStrip(slides: Slide[], start: number) {
  const strip = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(start);
  const timer = useRef<number>(undefined);

  const scrollTo = (to: number, behavior: ScrollBehavior) => {
    const { offsetLeft } = strip.current!.children[to] as HTMLElement;
    strip.current!.scrollTo({ left: offsetLeft, behavior });
  };
  const onResize = useEffectEvent(() => {
    scrollTo(index, 'instant');
    // On upright screens, pictures are wider than their slides.
    for (const [i, slide] of [...strip.current!.children].entries()) {
      const { scrollWidth, clientWidth } = slide;
      const fromLeft = (scrollWidth * slides[i]!.focus) / 100 - clientWidth / 2;
      slide.scrollLeft = document.dir === 'rtl' ? fromLeft - (scrollWidth - clientWidth) : fromLeft;
    }
  });
  useEffect(() => {
    const observer = new ResizeObserver(() => onResize());
    observer.observe(strip.current!);
    return () => observer.disconnect();
  }, []);

  /** Shows a picture, counted from 0; after the last comes the first. */
  const show = (to: number) => {
    const next = (to + slides.length) % slides.length;
    setIndex(next);
    // Only a neighbour slides in: scrolling past several would be a blur.
    scrollTo(next, Math.abs(next - index) === 1 ? 'auto' : 'instant');
  };
  const onScroll = () => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      const { scrollLeft, clientWidth } = strip.current ?? {};
      if (clientWidth) setIndex(Math.round(Math.abs(scrollLeft!) / clientWidth));
    }, SETTLED);
  };

  return { index, show, strip, onScroll };
}
