import {
  type CSSProperties,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { ViewerLabels } from '../content/navigation.ts';
import { useGestures } from './use-gestures.ts';
import type { Slide } from './viewer.tsx';

/** Outlines in a square of 8. The triangles are the corners of the logo. */
const ICONS = {
  zoomIn: 'M0 3.4h3.4V0h1.2v3.4H8v1.2H4.6V8H3.4V4.6H0z',
  zoomOut: 'M0 3.4h8v1.2H0z',
  close: 'M1.6.8 4 3.1 6.4.8l.8.8L4.9 4l2.3 2.4-.8.8L4 4.9 1.6 7.2l-.8-.8L3.1 4 .8 1.6z',
  previous: 'M6 0v8L1.4 4z',
  next: 'M2 0v8l4.6-4z',
};
const ARROWS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** The distance in CSS pixels by which an arrow key moves an enlarged picture. */
const STEP = 90;
/** The factors by which a key enlarges a picture; 0 makes it whole again. */
const FACTORS: Record<string, number> = { '+': 1.5, '=': 1.5, '-': 1 / 1.5, 0: 0 };
/** The zoom after a double tap, and the maximum. */
const CLOSE_UP = 2.5;
const MOST = 4;
/** The time without scrolling after which a picture counts as shown, in milliseconds. Older Safari has no `scrollend`. */
const SETTLED = 120;

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
  const strip = useRef<HTMLDivElement>(null);
  const rail = useRef<HTMLDivElement>(null);
  const settling = useRef<number>(undefined);
  const [{ index, zoom }, setShown] = useState({ index: start, zoom: 1 });

  const isZoomed = zoom > 1;
  const slide = () => strip.current!.children[index]!;
  const scrollTo = (to: number, behavior: ScrollBehavior) =>
    strip.current!.children[to]!.scrollIntoView({ behavior, block: 'nearest', inline: 'center' });
  const setIndex = (to: number) =>
    setShown((shown) => (shown.index === to ? shown : { index: to, zoom: 1 }));
  /** Shows a picture, counted from 0; after the last comes the first. */
  const show = (to: number) => {
    const next = (to + slides.length) % slides.length;
    setIndex(next);
    // Only a neighbour slides in: scrolling past several would be a blur.
    scrollTo(next, Math.abs(next - index) === 1 ? 'auto' : 'instant');
  };
  const onScroll = () => {
    clearTimeout(settling.current);
    settling.current = window.setTimeout(() => {
      const { scrollLeft, clientWidth } = strip.current ?? {};
      if (clientWidth) setIndex(Math.round(Math.abs(scrollLeft!) / clientWidth));
    }, SETTLED);
  };

  /** Enlarges the picture, which its slide then scrolls. The point of the window stays over the same point of the picture. */
  const zoomBy = (factor: number, x = innerWidth / 2, y = innerHeight / 2) => {
    const picture = slide().firstElementChild!;
    const before = picture.getBoundingClientRect();
    flushSync(() => setShown({ index, zoom: Math.min(MOST, Math.max(1, zoom * factor)) }));
    const after = picture.getBoundingClientRect();
    const grown = after.width / before.width;
    slide().scrollBy(after.x + (x - before.x) * grown - x, after.y + (y - before.y) * grown - y);
  };
  const toggleZoom = (x?: number, y?: number) => zoomBy(isZoomed ? 0 : CLOSE_UP, x, y);

  /** Combinations with Control, Alt or Command are left to the browser. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { key } = event;
    if (ARROWS[key]) {
      const [x, y] = ARROWS[key];
      if (isZoomed || y) slide().scrollBy(x * STEP, y * STEP);
      else show(index + (document.dir === 'rtl' ? -x : x));
    } else if (key in FACTORS) zoomBy(FACTORS[key]!);
    else if (key === 'Home' || key === 'End') show(key === 'Home' ? 0 : -1);
    else return;
    event.preventDefault();
  };
  /** Every way of closing the dialog removes its entry from the browser’s history, which then calls `onClosed`. */
  const close = () => dialog.current!.close();
  useGestures(strip, { isZoomed, zoomBy, toggleZoom, close });

  const onPopState = useEffectEvent(() => onClosed(index));
  const onResize = useEffectEvent(() => {
    scrollTo(index, 'instant');
    // On upright screens, pictures are wider than their slides.
    for (const [i, { focus }] of slides.entries()) {
      const { scrollWidth, clientWidth } = strip.current!.children[i]!;
      strip.current!.children[i]!.scrollLeft = (scrollWidth * focus) / 100 - clientWidth / 2;
    }
  });
  useLayoutEffect(() => {
    dialog.current!.showModal();
    dialog.current!.focus();
    history.pushState('viewer', '');
    const leave = () => onPopState();
    addEventListener('popstate', leave, { once: true });
    const observer = new ResizeObserver(() => onResize());
    observer.observe(strip.current!);
    return () => observer.disconnect();
  }, []);
  useLayoutEffect(() => {
    rail.current!.children[index]!.scrollIntoView({ block: 'nearest', inline: 'center' });
    // A slide that is no longer shown cannot keep the focus.
    for (const { current } of [strip, rail])
      if (current!.contains(document.activeElement))
        (current!.children[index] as HTMLElement).focus({ preventScroll: true });
  }, [index]);

  const positionOf = (i: number) =>
    labels.position.replace('%n', String(i + 1)).replace('%total', String(slides.length));
  const button = (name: keyof typeof ICONS, onClick: () => void) => (
    <button type="button" className={name} aria-label={labels[name]} title={labels[name]} onClick={onClick}>
      <svg viewBox="0 0 8 8" aria-hidden="true">
        <path d={ICONS[name]} />
      </svg>
    </button>
  );
  const { alt, caption, kind } = slides[index]!;

  return (
    <dialog
      ref={dialog}
      className="viewer"
      tabIndex={-1}
      aria-label={`${positionOf(index)}, ${alt}`}
      onKeyDown={onKeyDown}
      onClose={() => history.back()}
    >
      <div className={isZoomed ? 'stage zoomed' : 'stage'}>
        <div ref={strip} className="strip" onScroll={onScroll}>
          {slides.map(({ large, ratio, thumbnail, alt }, i) => {
            // Only the picture shown and its neighbours are fetched large.
            const distance = Math.abs(i - index);
            const isNear = Math.min(distance, slides.length - distance) < 2;
            return (
              <div
                key={large}
                role="tabpanel"
                aria-label={positionOf(i)}
                // biome-ignore lint/a11y/noNoninteractiveTabindex: on phones and enlarged, it scrolls
                tabIndex={0}
                inert={i !== index}
                className="slide"
                style={{ '--ratio': ratio, '--zoom': i === index ? zoom : 1 } as CSSProperties}
              >
                <img
                  src={isNear ? large : thumbnail}
                  alt={alt}
                  draggable={false}
                  style={{ backgroundImage: `url("${thumbnail}")` }}
                />
              </div>
            );
          })}
        </div>
        <span className="number" data-text={index + 1} aria-hidden="true">
          {index + 1}
        </span>
        <div className="controls">
          {button(isZoomed ? 'zoomOut' : 'zoomIn', () => toggleZoom())}
          {button('close', close)}
          {button('previous', () => show(index - 1))}
          {button('next', () => show(index + 1))}
        </div>
      </div>
      <div className="ground">
        <div className="labels" aria-live="polite" aria-atomic="true">
          <p className="position">{positionOf(index)}</p>
          <p className="caption">
            {caption} <span>{kind}</span>
          </p>
        </div>
        {/* A single Tab stop: the focus stays on the one shown. */}
        <div ref={rail} className="rail" role="tablist" aria-label={title}>
          {slides.map(({ large, thumbnail, alt }, i) => (
            <button
              key={large}
              type="button"
              role="tab"
              aria-label={alt}
              aria-selected={i === index}
              tabIndex={i === index ? 0 : -1}
              onClick={() => show(i)}
            >
              <img src={thumbnail} alt="" loading="lazy" />
            </button>
          ))}
        </div>
      </div>
    </dialog>
  );
}
