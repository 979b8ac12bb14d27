import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** 1 is the size at which the whole picture is seen. */
const WHOLE = { zoom: 1, isClosest: false };
/** The least zoom of a close-up. */
const CLOSE_UP = 2.5;
/** The factor by which a close-up is larger than a picture that fills the height, and by which a key enlarges. */
export const FACTOR = 1.5;
/** The longest time between the clicks of a double click, or the taps of a double tap, in milliseconds. */
const DOUBLE = 350;
/** The distance in CSS pixels after which pulling a picture down closes it. */
const PULLED = 96;
/** The least factor by which a step differs from the size at which the whole picture is seen. */
const LEAST_STEP = 1.2;
/** A step counts as reached a little below it, because fingers zoom freely. */
const NEARLY = 1.1;

/**
 * Zooms the picture shown. It is then larger than its slide, which scrolls, so that the browser itself pans it.
 * A double click or tap enlarges, two fingers zoom, a mouse moves. A pull down and a click beside the picture close.
 * @param focus the point of the picture that a button enlarges, as in `PictureMetadata`
 */
export function useZoom(
  strip: RefObject<HTMLDivElement | null>,
  index: number,
  focus: string,
  close: () => void,
) {
  const [{ zoom, isClosest }, setState] = useState(WHOLE);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture is whole at first
  useLayoutEffect(() => () => setState(WHOLE), [index]);

  const measure = () => {
    const slide = strip.current!.children[index]!;
    return {
      slide: slide.getBoundingClientRect(),
      picture: slide.firstElementChild!.getBoundingClientRect(),
    };
  };
  const pan = (x: number, y: number) => strip.current!.children[index]!.scrollBy(x, y);
  /** What a button steps through: the zoom that fills the height, where the whole picture is much lower, and a close-up. */
  const steps = () => {
    const { slide, picture } = measure();
    const fill = (slide.height / picture.height) * zoom;
    return [fill, Math.max(CLOSE_UP, fill * FACTOR)].filter((step) => step > LEAST_STEP);
  };
  /** The point of the window stays over the same point of the picture. */
  const zoomTo = (wanted: number, point?: { x: number; y: number }) => {
    const { slide, picture: before } = measure();
    const [left, top] = zoom > 1 ? [50, 50] : focus.split('% ').map(Number.parseFloat);
    const { x, y, width, height } = zoom > 1 ? slide : before;
    const fixed = point ?? { x: x + (width * left!) / 100, y: y + (height * top!) / 100 };
    const closest = steps().at(-1)!;
    const next = Math.min(closest, Math.max(1, wanted));
    flushSync(() => setState({ zoom: next, isClosest: next === closest }));
    const { picture: after } = measure();
    const grown = after.width / before.width;
    pan(after.x + (fixed.x - before.x) * grown - fixed.x, after.y + (fixed.y - before.y) * grown - fixed.y);
  };
  const step = () => zoomTo(steps().find((next) => next > zoom * NEARLY) ?? 1);

  /** When the last click was, where one finger began to pull, how far it did, and the distance of two. */
  const gesture = useRef({ click: 0, from: undefined as Touch | undefined, pulled: 0, span: 0 }).current;
  const onClick = useEffectEvent(({ target, timeStamp, clientX: x, clientY: y }: MouseEvent) => {
    const isDouble = timeStamp - gesture.click < DOUBLE;
    gesture.click = isDouble ? 0 : timeStamp;
    if (target instanceof HTMLImageElement) {
      if (isDouble) zoomTo(zoom > 1 ? 1 : steps()[0]!, { x, y });
    } else if (zoom === 1) close();
  });
  const onPointerMove = useEffectEvent(({ pointerType, buttons, movementX, movementY }: PointerEvent) => {
    if (pointerType === 'mouse' && buttons) pan(-movementX, -movementY);
  });
  const onTouch = useEffectEvent((event: TouchEvent) => {
    const [a, b] = event.touches;
    const { pulled, span } = gesture;
    if (event.type === 'touchend' && pulled > PULLED) close();
    // After two fingers, the one that is lifted last does not close the viewer.
    if (event.type === 'touchstart') gesture.from = b || zoom > 1 ? undefined : a;
    const [x, y] =
      a && gesture.from ? [a.clientX - gesture.from.clientX, a.clientY - gesture.from.clientY] : [0, 0];
    gesture.pulled = y > Math.abs(x) ? y : 0;
    strip.current!.style.translate = gesture.pulled ? `0 ${gesture.pulled}px` : '';
    gesture.span = a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0;
    if (!a || !b) return;
    event.preventDefault();
    const middle = { x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2 };
    if (span) zoomTo((zoom * gesture.span) / span, middle);
  });
  // Not React’s events: its touch listeners are passive, so they cannot prevent the browser’s own zooming.
  useLayoutEffect(() => {
    const element = strip.current!;
    const listeners = new AbortController();
    const { signal } = listeners;
    element.addEventListener('click', onClick, { signal });
    element.addEventListener('pointermove', onPointerMove, { signal });
    for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const)
      element.addEventListener(type, onTouch, { passive: false, signal });
    return () => listeners.abort();
  }, [strip]);

  return { isZoomed: zoom > 1, isClosest, zoom, zoomTo, step, pan };
}
