import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** The zoom after a double tap, and the maximum; 1 is the normal size. */
const CLOSE_UP = 2.5;
const MOST = 4;
/** The longest time between the clicks of a double click, or the taps of a double tap, in milliseconds. */
const DOUBLE = 350;
/** The distance in CSS pixels after which pulling a picture down closes it. */
const PULLED = 96;

/**
 * Zooms the picture shown. It is then larger than its slide, which scrolls, so that the browser itself pans it.
 * A double click or tap enlarges, two fingers zoom, a mouse moves. A pull down and a click beside the picture close.
 */
export function useZoom(strip: RefObject<HTMLDivElement | null>, index: number, close: () => void) {
  const [zoom, setZoom] = useState(1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture begins at its normal size
  useLayoutEffect(() => () => setZoom(1), [index]);

  const pan = (x: number, y: number) => strip.current!.children[index]!.scrollBy(x, y);
  /** The point of the window stays over the same point of the picture. */
  const zoomBy = (factor: number, x = innerWidth / 2, y = innerHeight / 2) => {
    const picture = strip.current!.children[index]!.firstElementChild!;
    const before = picture.getBoundingClientRect();
    flushSync(() => setZoom(Math.min(MOST, Math.max(1, zoom * factor))));
    const after = picture.getBoundingClientRect();
    const grown = after.width / before.width;
    pan(after.x + (x - before.x) * grown - x, after.y + (y - before.y) * grown - y);
  };
  const toggle = (x?: number, y?: number) => zoomBy(zoom > 1 ? 0 : CLOSE_UP, x, y);

  /** When the last click was, where one finger began to pull, how far it did, and the distance of two. */
  const last = useRef({ click: 0, from: undefined as Touch | undefined, pulled: 0, span: 0 }).current;
  const onClick = useEffectEvent(({ target, timeStamp, clientX, clientY }: MouseEvent) => {
    const isDouble = timeStamp - last.click < DOUBLE;
    last.click = isDouble ? 0 : timeStamp;
    if (!(target instanceof HTMLImageElement)) zoom > 1 || close();
    else if (isDouble) toggle(clientX, clientY);
  });
  const onPointerMove = useEffectEvent(({ pointerType, buttons, movementX, movementY }: PointerEvent) => {
    if (pointerType === 'mouse' && buttons) pan(-movementX, -movementY);
  });
  const onTouch = useEffectEvent((event: TouchEvent) => {
    const [a, b] = event.touches;
    const { pulled, span } = last;
    if (event.type === 'touchend' && pulled > PULLED) close();
    // After two fingers, the one that is lifted last does not close the viewer.
    if (event.type === 'touchstart') last.from = b || zoom > 1 ? undefined : a;
    const [x, y] = a && last.from ? [a.clientX - last.from.clientX, a.clientY - last.from.clientY] : [0, 0];
    last.pulled = y > Math.abs(x) ? y : 0;
    strip.current!.style.translate = last.pulled ? `0 ${last.pulled}px` : '';
    last.span = a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0;
    if (!a || !b) return;
    event.preventDefault();
    if (span) zoomBy(last.span / span, (a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2);
  });
  // Not React’s events: its touch listeners are passive, so they cannot prevent the browser’s own zooming.
  useLayoutEffect(() => {
    const element = strip.current!;
    element.addEventListener('click', onClick);
    element.addEventListener('pointermove', onPointerMove);
    for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const)
      element.addEventListener(type, onTouch, { passive: false });
  }, [strip]);

  return { isZoomed: zoom > 1, zoom, zoomBy, toggle, pan };
}
