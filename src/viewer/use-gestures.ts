import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** The longest time between the clicks of a double click, or the taps of a double tap, in milliseconds. */
const DOUBLE = 350;
/** The distance in CSS pixels after which pulling a picture down closes it. */
const PULLED = 96;

interface Actions {
  isZoomed: boolean;
  zoomBy: (factor: number, x: number, y: number) => void;
  toggleZoom: (x: number, y: number) => void;
  close: () => void;
}

/**
 * A double click or tap enlarges, two fingers zoom, a mouse moves what is enlarged. A pull down and a click beside the picture
 * close. The browser itself scrolls sideways.
 */
export function useGestures(strip: RefObject<HTMLDivElement | null>, actions: Actions) {
  const lastClick = useRef(0);
  /** Where one finger began to pull, the distance of two, and how far the strip is pulled down. */
  const touched = useRef({ from: undefined as Touch | undefined, span: 0, pulled: 0 });

  const onClick = useEffectEvent(({ target, timeStamp, clientX, clientY }: MouseEvent) => {
    const isDouble = timeStamp - lastClick.current < DOUBLE;
    lastClick.current = isDouble ? 0 : timeStamp;
    if (!(target instanceof HTMLImageElement)) !actions.isZoomed && actions.close();
    else if (isDouble) actions.toggleZoom(clientX, clientY);
  });
  const onTouch = useEffectEvent((event: TouchEvent) => {
    const { from, span, pulled } = touched.current;
    const [a, b] = event.touches;
    const now = { from, span: 0, pulled: 0 };
    if (a && b) {
      event.preventDefault();
      now.span = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
      if (span) actions.zoomBy(now.span / span, (a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2);
      // After two fingers, the one that is lifted last does not close the viewer.
      now.from = undefined;
    } else if (event.type === 'touchstart') {
      now.from = actions.isZoomed ? undefined : a;
    } else if (a && from) {
      const down = a.clientY - from.clientY;
      if (down > Math.abs(a.clientX - from.clientX)) now.pulled = down;
    } else if (event.type === 'touchend' && pulled > PULLED) actions.close();
    touched.current = now;
    strip.current!.style.translate = now.pulled ? `0 ${now.pulled}px` : '';
  });

  // Not React’s events: its touch listeners are passive, so they cannot prevent the browser’s own zooming.
  useEffect(() => {
    const element = strip.current!;
    element.addEventListener('click', (event) => onClick(event));
    element.addEventListener('pointermove', ({ target, pointerType, buttons, movementX, movementY }) => {
      if (pointerType === 'mouse' && buttons)
        (target as Element).closest('.slide')?.scrollBy(-movementX, -movementY);
    });
    for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const)
      element.addEventListener(type, (event) => onTouch(event), { passive: false });
  }, [strip]);
}
