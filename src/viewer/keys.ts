import type { KeyboardEvent } from 'react';
import type { Zoom } from './use-zoom.ts';

/** The distance in CSS pixels by which an arrow key moves an enlarged picture. */
const STEP = 90;
/** The factor by which a key enlarges a picture. */
const FACTOR = 1.5;

/**
 * Arrow keys show the next picture in the direction of reading, or move an enlarged one. Combinations with Control, Alt or
 * Command are left to the browser.
 */
export function onKey(event: KeyboardEvent, index: number, show: (index: number) => void, zoom: Zoom) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const { isZoomed, zoomBy, pan } = zoom;
  const forwards = document.dir === 'rtl' ? -1 : 1;
  const commands: Record<string, () => void> = {
    ArrowLeft: () => (isZoomed ? pan(-STEP, 0) : show(index - forwards)),
    ArrowRight: () => (isZoomed ? pan(STEP, 0) : show(index + forwards)),
    ArrowUp: () => pan(0, -STEP),
    ArrowDown: () => pan(0, STEP),
    Home: () => show(0),
    End: () => show(-1),
    '+': () => zoomBy(FACTOR),
    '=': () => zoomBy(FACTOR),
    '-': () => zoomBy(1 / FACTOR),
    0: () => zoomBy(0),
  };
  if (!commands[event.key]) return;
  event.preventDefault();
  commands[event.key]!();
}
