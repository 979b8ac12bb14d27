import {
  type ComponentProps,
  type ReactEventHandler,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { pageAddress, pageFiles } from '../files.ts';
import { useEditor } from './store.ts';

/** Widths of the windows in which visitors see the site, in pixels. */
const WIDTHS = { Phone: 390, Computer: 1280 };

/** Where a block stands on its page; the one before it when its content names its id. */
function findBlock(page: Document, block: number): Element | undefined {
  for (let number = block + 1; number > 0; number--) {
    const part = page.getElementById(`block-${number}`);
    if (part) return part;
  }
  return page.body;
}

interface PreviewFrameProps extends ComponentProps<'iframe'> {
  ref: RefObject<HTMLIFrameElement | null>;
  version: number;
}

/** A page, loaded anew for each version: the page itself misses what changes before its script has run. */
function PreviewFrame({ ref, version, onLoad, ...props }: PreviewFrameProps) {
  const [isLoaded, setIsLoaded] = useState(false);
  const asked = useRef(version);
  useEffect(() => {
    // A reload before the first load would cancel it.
    if (!isLoaded || asked.current === version) return;
    asked.current = version;
    setIsLoaded(false);
    ref.current!.contentWindow!.location.reload();
  }, [ref, isLoaded, version]);

  const finish: ReactEventHandler<HTMLIFrameElement> = (event) => {
    setIsLoaded(true);
    onLoad?.(event);
  };
  return <iframe ref={ref} title="Preview" onLoad={finish} {...props} />;
}

/** The site as it will look, drawn anew after each change. */
export function Preview() {
  const { file, files, problems, block, previewVersion } = useEditor();
  const [shown, setShown] = useState('/');
  const [device, setDevice] = useState<keyof typeof WIDTHS>('Phone');
  const [room, setRoom] = useState({ width: WIDTHS.Phone, height: 600 });
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    if (file.startsWith('pages/')) setShown(pageAddress(file));
  }, [file]);

  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setRoom(entry!.contentRect));
    observer.observe(place.current!);
    return () => observer.disconnect();
  }, []);

  const showBlock = useCallback(() => {
    const page = frame.current?.contentDocument;
    if (page && block !== undefined) findBlock(page, block)?.scrollIntoView({ behavior: 'instant' });
  }, [block]);
  useEffect(showBlock, [showBlock]);

  const scale = Math.min(1, room.width / WIDTHS[device]);
  const isHeld = problems.some(({ isDrawable, isWarning }) => !isDrawable && !isWarning);
  return (
    <section className="preview" aria-label="Preview">
      <div className="bar">
        <label htmlFor="preview-of">Preview of</label>
        <select id="preview-of" value={shown} onChange={({ target }) => setShown(target.value)}>
          {pageFiles(files).map((page) => (
            <option key={page}>{pageAddress(page)}</option>
          ))}
        </select>
        {(Object.keys(WIDTHS) as (keyof typeof WIDTHS)[]).map((name) => (
          <button key={name} type="button" aria-pressed={name === device} onClick={() => setDevice(name)}>
            {name}
          </button>
        ))}
      </div>
      {isHeld && (
        <p className="held">Where something has to be corrected, the preview shows what was there before.</p>
      )}
      <div className="frame" ref={place}>
        <PreviewFrame
          // A new frame for another page: a reload of the one before would cancel the way there.
          key={shown}
          ref={frame}
          src={shown}
          version={previewVersion}
          onLoad={showBlock}
          style={{ width: WIDTHS[device], height: room.height / scale, scale: String(scale) }}
        />
      </div>
    </section>
  );
}
