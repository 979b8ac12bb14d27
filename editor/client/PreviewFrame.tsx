import { type CSSProperties, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import styles from './preview.module.css';

/** How long until a server that did not answer is asked again, in milliseconds. */
const RETRY = 1000;

export interface PreviewFrameProps {
  src: string;
  version: number;
  /** Called with a page that has just been drawn, before it is seen. */
  onDraw: (page: Document) => void;
  style: CSSProperties;
}

/** A page. Each version is drawn behind the one before and takes its place when it is ready: nothing flashes. */
export function PreviewFrame({ src, version, onDraw, style }: PreviewFrameProps) {
  const [shown, setShown] = useState<number>();
  const [drawing, setDrawing] = useState(version);
  const seen = useRef<Window | null>(null);
  useEffect(() => {
    // One after the other: a page that is being drawn is not called off.
    if (shown === drawing) setDrawing(version);
  }, [shown, drawing, version]);

  const finish = async ({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>, loaded: number) => {
    const page = frame.contentDocument;
    if (!page) {
      // The server is away for seconds after a change of colours; the browser’s own page says so.
      setTimeout(() => {
        frame.src = src;
      }, RETRY);
      return;
    }
    await page.fonts.ready;
    const top = seen.current?.scrollY ?? 0;
    seen.current = page.defaultView;
    if (loaded !== shown) page.defaultView?.scrollTo({ top, behavior: 'instant' });
    onDraw(page);
    setShown(loaded);
  };
  return [...new Set([shown ?? drawing, drawing])].map((one) => {
    const isSeen = one === (shown ?? drawing);
    return (
      <iframe
        key={one}
        src={src}
        title={isSeen ? 'Preview' : 'Preview that is being drawn'}
        inert={!isSeen}
        className={isSeen ? styles.seen : undefined}
        onLoad={(event) => finish(event, one)}
        style={style}
      />
    );
  });
}
