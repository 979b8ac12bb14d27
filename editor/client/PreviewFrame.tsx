import { type CSSProperties, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import styles from './preview.module.css';

/** The time until a failed request is repeated, in milliseconds. */
const RETRY = 1000;

export interface PreviewFrameProps {
  src: string;
  version: number;
  /** Called with each new page before it becomes visible. */
  onDraw: (page: Document) => void;
  style: CSSProperties;
}

/**
 * A frame with a page. Each version loads in a hidden second frame and then replaces the previous one, so that nothing
 * flashes.
 */
export function PreviewFrame({ src, version, onDraw, style }: PreviewFrameProps) {
  const [shown, setShown] = useState<number>();
  const [drawing, setDrawing] = useState(version);
  const seen = useRef<Window | null>(null);
  useEffect(() => {
    // The next version waits until the current one has loaded.
    if (shown === drawing) setDrawing(version);
  }, [shown, drawing, version]);

  const finish = async ({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>, loaded: number) => {
    const page = frame.contentDocument;
    if (!page) {
      // The server restarts after a change of colours, for seconds. Until then, the frame has the browser’s error page.
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
