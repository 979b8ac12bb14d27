import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

export type Zoom = ReturnType<typeof useZoom>;

/** The maximum zoom of a picture; 1 is its normal size. */
const MOST = 4;
/** The zoom after a double tap. */
const CLOSE_UP = 2.5;

/** Zooms the current picture. It is then larger than its slide, which scrolls, so that the browser itself pans it. */
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

  const pan = (left: number, top: number) => slide().scrollBy({ left, top, behavior: 'instant' });
  /** The point of the window stays over the same point of the picture. */
  const zoomBy = (factor: number, x = innerWidth / 2, y = innerHeight / 2) => {
    const picture = slide().firstElementChild!;
    const before = picture.getBoundingClientRect();
    level.current = Math.min(MOST, Math.max(1, level.current * factor));
    slide().style.setProperty('--zoom', String(level.current));
    setZoomed(level.current > 1);
    const after = picture.getBoundingClientRect();
    const grown = after.width / before.width;
    pan(after.x + (x - before.x) * grown - x, after.y + (y - before.y) * grown - y);
  };
  const toggle = (x?: number, y?: number) => zoomBy(isZoomed ? 0 : CLOSE_UP, x, y);

  return { isZoomed, zoomBy, toggle, pan };
}
