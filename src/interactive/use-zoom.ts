import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** How many times larger than whole a picture may be, and is after a double tap. */
const MOST = 4;
const CLOSE_UP = 2.5;

/** Enlarges the picture shown. It is then wider than its slide, which scrolls: the browser itself moves it about. */
export function useZoom(strip: RefObject<HTMLDivElement | null>, index: number) {
  const [isZoomed, setZoomed] = useState(false);
  const level = useRef(1);
  const slide = () => strip.current!.children[index] as HTMLElement;

  useLayoutEffect(() => {
    const shown = strip.current!.children[index] as HTMLElement;
    return () => {
      shown.style.removeProperty('--zoom');
      level.current = 1;
      setZoomed(false);
    };
  }, [strip, index]);

  /** The point of the window stays over the same point of the picture. */
  const zoomBy = (factor: number, x = innerWidth / 2, y = innerHeight / 2) => {
    const picture = slide().firstElementChild!;
    const before = picture.getBoundingClientRect();
    level.current = Math.min(MOST, Math.max(1, level.current * factor));
    slide().style.setProperty('--zoom', String(level.current));
    setZoomed(level.current > 1);
    const after = picture.getBoundingClientRect();
    const grown = after.width / before.width;
    slide().scrollBy({
      left: after.x + (x - before.x) * grown - x,
      top: after.y + (y - before.y) * grown - y,
      behavior: 'instant',
    });
  };
  const toggle = (x?: number, y?: number) => zoomBy(isZoomed ? 0 : CLOSE_UP, x, y);
  const pan = (left: number, top: number) => slide().scrollBy({ left, top, behavior: 'instant' });

  return { isZoomed, zoomBy, toggle, pan };
}
