import type { KeyboardEvent } from 'react';

/** The distance in CSS pixels by which an arrow key moves an enlarged picture. */
const STEP = 90;
/** The factor by which a key enlarges a picture. */
const FACTOR = 1.5;

const ARROWS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface KeyCommands {
  index: number;
  isZoomed: boolean;
  show: (index: number) => void;
  zoomBy: (factor: number) => void;
  pan: (left: number, top: number) => void;
}

/**
 * Arrow keys show the next picture in the direction of reading, or move an enlarged one. Combinations with Control, Alt or
 * Command are left to the browser.
 */
export function onKey(event: KeyboardEvent, { index, isZoomed, show, zoomBy, pan }: KeyCommands) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const [x, y] = ARROWS[event.key] ?? [0, 0];
  const forwards = event.currentTarget.matches('[dir=rtl] *') ? -x : x;
  const commands: Record<string, () => void> = {
    Home: () => show(0),
    End: () => show(-1),
    '+': () => zoomBy(FACTOR),
    '=': () => zoomBy(FACTOR),
    '-': () => zoomBy(1 / FACTOR),
    0: () => zoomBy(0),
  };
  if ((x || y) && isZoomed) pan(STEP * x, STEP * y);
  else if (x) show(index + forwards);
  else if (commands[event.key]) commands[event.key]!();
  else return;
  event.preventDefault();
}
