import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** The longest time between the clicks of a double click, or the taps of a double tap, in milliseconds. */
const DOUBLE = 350;

interface PointerCommands {
  isZoomed: boolean;
  toggle: (x: number, y: number) => void;
  zoomBy: (factor: number, x: number, y: number) => void;
  pan: (left: number, top: number) => void;
  close: () => void;
}

/** A double click or tap enlarges, a mouse moves what is enlarged, a click beside the picture closes. */
export function usePointer(strip: RefObject<HTMLDivElement | null>, commands: PointerCommands) {
  const lastClick = useRef(0);

  const click = useEffectEvent(({ target, timeStamp, clientX, clientY }: MouseEvent) => {
    const isDouble = timeStamp - lastClick.current < DOUBLE;
    lastClick.current = isDouble ? 0 : timeStamp;
    if (!(target instanceof HTMLImageElement)) !commands.isZoomed && commands.close();
    else if (isDouble) commands.toggle(clientX, clientY);
  });
  const move = useEffectEvent(({ pointerType, buttons, movementX, movementY }: PointerEvent) => {
    if (pointerType === 'mouse' && buttons && commands.isZoomed) commands.pan(-movementX, -movementY);
  });
  const turnWheel = useEffectEvent((event: WheelEvent) => {
    // Browsers report a pinch on a touchpad as a wheel event with the Control key.
    if (!event.ctrlKey) return;
    event.preventDefault();
    commands.zoomBy(0.99 ** event.deltaY, event.clientX, event.clientY);
  });

  // Not React’s events: its wheel listeners are passive, and for keyboard users the strip is not a control.
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const element = strip.current!;
    element.addEventListener('click', (event) => click(event), { signal });
    element.addEventListener('pointermove', (event) => move(event), { signal });
    element.addEventListener('wheel', (event) => turnWheel(event), { signal, passive: false });
    return () => listening.abort();
  }, [strip]);
}
