import type { CSSProperties, KeyboardEvent, UIEvent } from 'react';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { LargePicture, LargePictures } from '../components/picture/large-pictures.ts';
import { IconButton } from './IconButton.tsx';
import { Thumbnails } from './Thumbnails.tsx';
import { FACTOR, useZoom } from './use-zoom.ts';

/** The distance in CSS pixels by which an arrow key moves an enlarged picture. */
const STEP = 90;
/** The time without scrolling after which a picture counts as shown, in milliseconds. Older Safari has no `scrollend`. */
const SETTLED = 120;

export interface PictureViewerProps extends LargePictures {
  /** The picture to begin with, counted from 0. */
  start: number;
  /** Called with the picture last shown, when the viewer’s entry in the history has been removed. */
  onClosed: (last: LargePicture) => void;
}

/** Pictures over the whole window, one at a time: the picture on a dark ground, its caption and all thumbnails on paper below. */
export function PictureViewer({ pictures, title, labels, start, onClosed }: PictureViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  const settling = useRef<number>(undefined);
  const [index, setIndex] = useState(start);
  const shown = pictures[index]!;
  const language = shown.language?.caption;
  const positionOf = (i: number) =>
    labels.position.replace('%n', String(i + 1)).replace('%total', String(pictures.length));
  const position = positionOf(index);
  /** Closing goes back in the history, as Back does, which removes the viewer. */
  const close = () => dialog.current!.close();
  const { isZoomed, isClosest, zoom, zoomTo, step, pan } = useZoom(strip, index, shown.focus, close);

  const scrollTo = (to: number, behavior: ScrollBehavior) =>
    strip.current!.children[to]!.scrollIntoView({ behavior, block: 'nearest', inline: 'center' });
  /** Shows a picture, counted from 0; after the last comes the first. */
  const show = (to: number) => {
    const next = (to + pictures.length) % pictures.length;
    // Otherwise the previous picture, which has only just settled, would replace this one.
    clearTimeout(settling.current);
    setIndex(next);
    // Only a neighbour slides in: scrolling past several would be a blur.
    scrollTo(next, Math.abs(next - index) === 1 ? 'auto' : 'instant');
  };
  const onScroll = ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent<HTMLElement>) => {
    clearTimeout(settling.current);
    settling.current = window.setTimeout(setIndex, SETTLED, Math.round(Math.abs(scrollLeft) / clientWidth));
  };

  const onPopState = useEffectEvent(() => onClosed(shown));
  const onOpen = useEffectEvent(() => {
    dialog.current!.showModal();
    dialog.current!.focus();
    scrollTo(start, 'instant');
    history.pushState('viewer', '');
  });
  useLayoutEffect(() => {
    onOpen();
    addEventListener('popstate', onPopState);
    return () => {
      removeEventListener('popstate', onPopState);
      clearTimeout(settling.current);
    };
  }, []);
  useLayoutEffect(() => {
    // A slide that has the focus hands it on.
    if (strip.current!.contains(document.activeElement))
      (strip.current!.children[index] as HTMLElement).focus({ preventScroll: true });
  }, [index]);
  useLayoutEffect(() => {
    // An enlarged picture hides these buttons, and with the focus the keys would be lost.
    if (isZoomed && document.activeElement?.matches('.previous, .next')) dialog.current!.focus();
  }, [isZoomed]);

  const onKeyDown = (event: KeyboardEvent) => {
    const forwards = document.dir === 'rtl' ? -1 : 1;
    const commands: Record<string, () => void> = {
      ArrowLeft: () => (isZoomed ? pan(-STEP, 0) : show(index - forwards)),
      ArrowRight: () => (isZoomed ? pan(STEP, 0) : show(index + forwards)),
      ArrowUp: () => pan(0, -STEP),
      ArrowDown: () => pan(0, STEP),
      Home: () => show(0),
      End: () => show(-1),
      '+': () => zoomTo(zoom * FACTOR),
      '=': () => zoomTo(zoom * FACTOR),
      '-': () => zoomTo(zoom / FACTOR),
      0: () => zoomTo(1),
    };
    // Combinations are left to the browser.
    if (!commands[event.key] || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    commands[event.key]!();
  };

  return (
    <dialog
      ref={dialog}
      className="viewer"
      tabIndex={-1}
      aria-label={`${position}, ${shown.alt}`}
      onKeyDown={onKeyDown}
      onClose={() => history.back()}
    >
      <div className={isZoomed ? 'stage zoomed' : 'stage'} style={ratioOf(shown)}>
        {/* Firefox makes whatever scrolls a Tab stop. */}
        <div ref={strip} className="strip" tabIndex={-1} onScroll={onScroll}>
          {pictures.map((picture, i) => (
            <div
              key={picture.src}
              role="tabpanel"
              aria-label={positionOf(i)}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: enlarged, it scrolls
              tabIndex={0}
              inert={i !== index}
              className="slide"
              style={{ ...ratioOf(picture), '--zoom': i === index ? zoom : 1 } as CSSProperties}
            >
              <img
                // Only the picture shown and its neighbours are fetched large.
                src={Math.abs(i - index) < 2 ? picture.avif : picture.thumbnail}
                alt={picture.alt}
                draggable={false}
                style={{ backgroundImage: `url("${picture.thumbnail}")` }}
              />
            </div>
          ))}
        </div>
        <span className="number" data-text={index + 1} aria-hidden="true" />
        <div className="controls">
          <IconButton icon={isClosest ? 'zoomOut' : 'zoomIn'} labels={labels} onClick={step} />
          <IconButton icon="close" labels={labels} onClick={close} />
          <IconButton icon="previous" labels={labels} onClick={() => show(index - 1)} />
          <IconButton icon="next" labels={labels} onClick={() => show(index + 1)} />
        </div>
      </div>
      <div className="ground">
        <div className="labels" aria-live="polite" aria-atomic="true">
          {/* Each has one text, so that React replaces whatever a browser’s translation has put there. */}
          <p className="position">{position}</p>
          <p className="caption" lang={language} dir={language && 'auto'}>
            {shown.caption}
          </p>
        </div>
        <Thumbnails title={title} pictures={pictures} index={index} show={show} />
      </div>
    </dialog>
  );
}

const ratioOf = ({ width, height }: LargePicture) => ({ '--ratio': width / height }) as CSSProperties;
