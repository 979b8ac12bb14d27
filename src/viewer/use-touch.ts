import { type RefObject, useEffect, useEffectEvent } from 'react';

/** The distance in CSS pixels after which pulling a picture down closes it. */
const PULLED = 96;

interface TouchCommands {
  isZoomed: boolean;
  zoomBy: (factor: number, x: number, y: number) => void;
  close: () => void;
}

/** Two fingers zoom; one finger that pulls an unzoomed picture down closes it. The browser itself scrolls sideways. */
export function useTouch(strip: RefObject<HTMLDivElement | null>, commands: TouchCommands) {
  const pinch = useEffectEvent(commands.zoomBy);
  const close = useEffectEvent(commands.close);
  const isWhole = useEffectEvent(() => !commands.isZoomed);

  useEffect(() => {
    const element = strip.current!;
    let span = 0;
    let from: { y: number; scrollLeft: number } | undefined;
    let pulled = 0;

    const pull = (to: number) => {
      pulled = to;
      element.style.translate = to ? `0 ${to}px` : '';
    };
    const onTouch = (event: TouchEvent) => {
      const [a, b] = event.touches;
      const before = span;
      span = a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0;
      if (a && b) {
        event.preventDefault();
        if (before) pinch(span / before, (a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2);
        // After two fingers, the one that is lifted last does not close the viewer.
        from = undefined;
        pull(0);
      } else if (event.type === 'touchstart' && a) {
        from = isWhole() ? { y: a.clientY, scrollLeft: element.scrollLeft } : undefined;
      } else if (a) {
        const isSwipe = element.scrollLeft !== from?.scrollLeft;
        pull(from && !isSwipe ? Math.max(0, a.clientY - from.y) : 0);
      } else if (event.type === 'touchend' && pulled > PULLED) close();
      else pull(0);
    };
    const listening = new AbortController();
    for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const) {
      // Not React’s touch listeners: they are passive, so they cannot prevent the browser’s own zooming.
      element.addEventListener(type, onTouch, { signal: listening.signal, passive: false });
    }
    return () => listening.abort();
  }, [strip]);
}
