import { useLayoutEffect, useRef } from 'react';
import type { ViewerLabels } from '../content/navigation.ts';
import { onKey } from './keys.ts';
import { Strip } from './Strip.tsx';
import type { Slide } from './slides.ts';
import { Thumbnails } from './Thumbnails.tsx';
import { useGestures } from './use-gestures.ts';
import { useHistoryEntry } from './use-history-entry.ts';
import { useStrip } from './use-strip.ts';
import { useZoom } from './use-zoom.ts';

/** Outlines in a square of 8. The triangles are the corners of the logo. */
const ICONS = {
  previous: 'M6 0v8L1.4 4z',
  next: 'M2 0v8l4.6-4z',
  plus: 'M0 3.4h3.4V0h1.2v3.4H8v1.2H4.6V8H3.4V4.6H0z',
  minus: 'M0 3.4h8v1.2H0z',
  cross: 'M1.6.8 4 3.1 6.4.8l.8.8L4.9 4l2.3 2.4-.8.8L4 4.9 1.6 7.2l-.8-.8L3.1 4 .8 1.6z',
};

export interface PictureViewerProps {
  slides: Slide[];
  /** The name of the gallery. */
  title: string;
  /** The picture to begin with. */
  start: number;
  labels: ViewerLabels;
  /** Called with the picture last shown, when the viewer’s entry in the history has been removed. */
  onClosed: (index: number) => void;
}

/** Pictures over the whole window, one at a time: the picture on a dark ground, its caption and all thumbnails on paper below. */
export function PictureViewer({ slides, title, start, labels, onClosed }: PictureViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    dialog.current!.showModal();
    dialog.current!.focus();
  }, []);
  const { index, show, strip, onScroll } = useStrip(slides, start);
  const zoom = useZoom(strip, index);
  const { isZoomed } = zoom;
  const close = useHistoryEntry(() => onClosed(index));
  useGestures(strip, zoom, close);

  const { alt, caption, kind, position } = slides[index]!;
  const button = (name: keyof typeof ICONS, label: string, onClick: () => void) => (
    <button type="button" className={name} aria-label={label} title={label} onClick={onClick}>
      <svg viewBox="0 0 8 8" aria-hidden="true">
        <path d={ICONS[name]} />
      </svg>
    </button>
  );

  return (
    <dialog
      ref={dialog}
      className="viewer"
      tabIndex={-1}
      aria-label={`${position}, ${alt}`}
      onKeyDown={(event) => onKey(event, index, show, zoom)}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      // On a second Escape, browsers close the dialog even if `onCancel` prevents it.
      onClose={close}
    >
      <div className={isZoomed ? 'stage zoomed' : 'stage'}>
        <Strip {...{ ref: strip, slides, index, onScroll }} />
        <span className="number" data-text={index + 1} aria-hidden="true">
          {index + 1}
        </span>
        <div className="controls">
          {button('previous', labels.previous, () => show(index - 1))}
          {button('next', labels.next, () => show(index + 1))}
          {isZoomed
            ? button('minus', labels.zoomOut, () => zoom.toggle())
            : button('plus', labels.zoomIn, () => zoom.toggle())}
          {button('cross', labels.close, close)}
        </div>
      </div>
      <div className="ground">
        <div className="labels" aria-live="polite" aria-atomic="true">
          <p className="position">{position}</p>
          <p className="caption">
            {caption} <span>{kind}</span>
          </p>
        </div>
        <Thumbnails {...{ slides, index, title, show }} />
      </div>
    </dialog>
  );
}
