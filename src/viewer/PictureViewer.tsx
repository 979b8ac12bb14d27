import type { CSSProperties, KeyboardEvent, UIEvent } from 'react';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Gallery } from './gallery.ts';
import { useZoom } from './use-zoom.ts';

/** Outlines in a square of 8. The triangles are the corners of the logo. */
const ICONS = {
  zoomIn: 'M0 3.4h3.4V0h1.2v3.4H8v1.2H4.6V8H3.4V4.6H0z',
  zoomOut: 'M0 3.4h8v1.2H0z',
  close: 'M1.6.8 4 3.1 6.4.8l.8.8L4.9 4l2.3 2.4-.8.8L4 4.9 1.6 7.2l-.8-.8L3.1 4 .8 1.6z',
  previous: 'M6 0v8L1.4 4z',
  next: 'M2 0v8l4.6-4z',
};
/** The distance in CSS pixels by which an arrow key moves an enlarged picture. */
const STEP = 90;
/** The factor by which a key enlarges a picture. */
const FACTOR = 1.5;
/** The time without scrolling after which a picture counts as shown, in milliseconds. Older Safari has no `scrollend`. */
const SETTLED = 120;

export interface PictureViewerProps extends Gallery {
  /** Called with the picture last shown, when the viewer’s entry in the history has been removed. */
  onClosed: (last: HTMLAnchorElement) => void;
}

/** Pictures over the whole window, one at a time: the picture on a dark ground, its caption and all thumbnails on paper below. */
export function PictureViewer({ slides, title, start, labels, onClosed }: PictureViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  const rail = useRef<HTMLDivElement>(null);
  const settling = useRef<number>(undefined);
  const [index, setIndex] = useState(start);
  const shown = slides[index]!;
  /** Closing goes back in the history, as Back does, which removes the viewer. */
  const close = () => dialog.current!.close();
  const { isZoomed, zoom, zoomBy, toggle, pan } = useZoom(strip, index, close);

  const scrollTo = (to: number, behavior: ScrollBehavior) =>
    strip.current!.children[to]!.scrollIntoView({ behavior, block: 'nearest', inline: 'center' });
  /** Shows a picture, counted from 0; after the last comes the first. */
  const show = (to: number) => {
    const next = (to + slides.length) % slides.length;
    // Otherwise the picture before, settled only now, would take this one’s place.
    clearTimeout(settling.current);
    setIndex(next);
    // Only a neighbour slides in: scrolling past several would be a blur.
    scrollTo(next, Math.abs(next - index) === 1 ? 'auto' : 'instant');
  };
  const onScroll = ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent<HTMLElement>) => {
    clearTimeout(settling.current);
    settling.current = window.setTimeout(setIndex, SETTLED, Math.round(Math.abs(scrollLeft) / clientWidth));
  };

  const onPopState = useEffectEvent(() => onClosed(shown.link));
  const onResize = useEffectEvent(() => {
    scrollTo(index, 'instant');
    // On upright screens, pictures are wider than their slides.
    for (const [i, slide] of [...strip.current!.children].entries())
      slide.scrollLeft = (slide.scrollWidth * slides[i]!.focus) / 100 - slide.clientWidth / 2;
  });
  useLayoutEffect(() => {
    dialog.current!.showModal();
    dialog.current!.focus();
    history.pushState('viewer', '');
    addEventListener('popstate', onPopState, { once: true });
    new ResizeObserver(onResize).observe(strip.current!);
  }, []);
  useLayoutEffect(() => {
    rail.current!.children[index]!.scrollIntoView({ block: 'nearest', inline: 'center' });
    // A slide or thumbnail that has the focus hands it on.
    for (const { current } of [strip, rail])
      if (current!.contains(document.activeElement))
        (current!.children[index] as HTMLElement).focus({ preventScroll: true });
  }, [index]);

  const onKeyDown = (event: KeyboardEvent) => {
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
    // Combinations are left to the browser.
    if (!commands[event.key] || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    commands[event.key]!();
  };

  const button = (name: keyof typeof ICONS, onClick: () => void) => (
    <button type="button" className={name} aria-label={labels[name]} title={labels[name]} onClick={onClick}>
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
      aria-label={`${shown.position}, ${shown.alt}`}
      onKeyDown={onKeyDown}
      onClose={() => history.back()}
    >
      <div className={isZoomed ? 'stage zoomed' : 'stage'}>
        <div ref={strip} className="strip" onScroll={onScroll}>
          {slides.map(({ large, ratio, thumbnail, alt, position }, i) => (
            <div
              key={large}
              role="tabpanel"
              aria-label={position}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: on phones and enlarged, it scrolls
              tabIndex={0}
              inert={i !== index}
              className="slide"
              style={{ '--ratio': ratio, '--zoom': i === index ? zoom : 1 } as CSSProperties}
            >
              <img
                // Only the picture shown and its neighbours are fetched large.
                src={Math.abs(i - index) < 2 ? large : thumbnail}
                alt={alt}
                draggable={false}
                style={{ backgroundImage: `url("${thumbnail}")` }}
              />
            </div>
          ))}
        </div>
        <span className="number" data-text={index + 1} aria-hidden="true">
          {index + 1}
        </span>
        <div className="controls">
          {button(isZoomed ? 'zoomOut' : 'zoomIn', () => toggle())}
          {button('close', close)}
          {button('previous', () => show(index - 1))}
          {button('next', () => show(index + 1))}
        </div>
      </div>
      <div className="ground">
        <div className="labels" aria-live="polite" aria-atomic="true">
          <p className="position">{shown.position}</p>
          <p className="caption">
            {shown.caption} <span>{shown.kind}</span>
          </p>
        </div>
        {/* A single Tab stop: the focus stays on the one shown. */}
        <div ref={rail} className="rail" role="tablist" aria-label={title}>
          {slides.map(({ large, thumbnail, alt }, i) => (
            <button
              key={large}
              type="button"
              role="tab"
              aria-selected={i === index}
              tabIndex={i === index ? 0 : -1}
              onClick={() => show(i)}
            >
              <img src={thumbnail} alt={alt} loading="lazy" />
            </button>
          ))}
        </div>
      </div>
    </dialog>
  );
}
