import { type CSSProperties, useLayoutEffect, useRef } from 'react';
import type { ViewerLabels } from '../content/navigation.ts';
import { onKey } from './keys.ts';
import { Strip } from './Strip.tsx';
import type { Slide } from './slides.ts';
import { Thumbnails } from './Thumbnails.tsx';
import { useFocus } from './use-focus.ts';
import { useHistoryEntry } from './use-history-entry.ts';
import { usePointer } from './use-pointer.ts';
import { useStrip } from './use-strip.ts';
import { useTouch } from './use-touch.ts';
import { useZoom } from './use-zoom.ts';

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
  const { index, show, strip, stripEvents } = useStrip(start, slides.length);
  const { isZoomed, zoomBy, toggle, pan } = useZoom(strip, index);
  const close = useHistoryEntry(() => onClosed(index));
  useFocus(strip, index);
  usePointer(strip, { isZoomed, toggle, zoomBy, pan, close });
  useTouch(strip, { isZoomed, zoomBy, close });

  const { alt, caption, kind, position, ratio } = slides[index]!;
  const button = (className: string, label: string, onClick: () => void) => (
    <button type="button" className={className} aria-label={label} title={label} onClick={onClick} />
  );

  return (
    <dialog
      ref={dialog}
      className="viewer"
      tabIndex={-1}
      aria-label={`${position}, ${alt}`}
      onKeyDown={(event) => onKey(event, { index, isZoomed, show, zoomBy, pan })}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      // On a second Escape, browsers close the dialog even if `onCancel` prevents it.
      onClose={close}
    >
      <div className={isZoomed ? 'stage zoomed' : 'stage'} style={{ '--ratio': ratio } as CSSProperties}>
        <Strip {...{ slides, index, isZoomed }} ref={strip} {...stripEvents} />
        <span className="number" data-text={index + 1} aria-hidden="true">
          {index + 1}
        </span>
        {button('turn previous', labels.previous, () => show(index - 1))}
        {button('turn next', labels.next, () => show(index + 1))}
        <div className="tools">
          {button(isZoomed ? 'tool minus' : 'tool plus', isZoomed ? labels.zoomOut : labels.zoomIn, () =>
            toggle(),
          )}
          {button('tool cross', labels.close, close)}
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
