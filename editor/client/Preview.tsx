import { useCallback, useEffect, useRef, useState } from 'react';
import { pageAddress, pageFiles, THEME_FILE } from '../files.ts';
import { nameOf } from '../names.ts';
import { open } from './actions.ts';
import { PreviewFrame } from './PreviewFrame.tsx';
import { elementOf, placeOf } from './preview-places.ts';
import { useEditor } from './store.ts';
import { onShortcut } from './Toolbar.tsx';

/** Widths of the windows in which visitors see the site, in pixels. */
const WIDTHS = { Phone: 390, Computer: 1280 };
type Device = keyof typeof WIDTHS;

/** The size of an element, which may change. */
function useSize() {
  const ref = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: WIDTHS.Phone, height: 600 });
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setSize(entry!.contentRect));
    observer.observe(ref.current!);
    return () => observer.disconnect();
  }, []);
  return [ref, size] as const;
}

const isMissing = (page: Document) => {
  const [navigation] = page.defaultView!.performance.getEntriesByType('navigation');
  return (navigation as PerformanceNavigationTiming | undefined)?.responseStatus === 404;
};

/** Scrolls a page to an element that is out of sight; nothing around the page moves. */
function bringIntoView(element: Element) {
  const window = element.ownerDocument.defaultView;
  if (!window) return;
  const { top, bottom } = element.getBoundingClientRect();
  const isSeen = top >= 0 && bottom <= window.innerHeight;
  if (!isSeen) window.scrollBy({ top: top - window.innerHeight / 5, behavior: 'instant' });
}

/** The site as it will look, drawn anew after each change. */
export function Preview() {
  const { file, files, problems, focus, previewVersion, isRestarting } = useEditor();
  const [shown, setShown] = useState('pages/index.yaml');
  const [device, setDevice] = useState<Device>('Phone');
  const [hasPage, setHasPage] = useState(true);
  const [frame, { width, height }] = useSize();
  const page = useRef<Document>(undefined);

  useEffect(() => {
    if (file.startsWith('pages/')) setShown(file);
  }, [file]);

  const showFocus = useCallback(() => {
    const state = useEditor.getState();
    if (!page.current || !state.focus) return;
    const element = elementOf(page.current, shown, { file: state.file, path: state.focus }, state.files);
    if (element) bringIntoView(element);
  }, [shown]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: for another field
  useEffect(showFocus, [showFocus, focus]);

  /** Pressing a text or a picture opens its field; other links lead to their pages. */
  const onPress = (event: MouseEvent) => {
    const element = event.target as Element;
    event.preventDefault();
    const place = placeOf(element, shown, useEditor.getState().files);
    if (place) open(place.file, place.path);
  };
  const onDraw = (drawn: Document) => {
    setHasPage(!isMissing(drawn) || shown === 'pages/404.yaml');
    page.current = drawn;
    useEditor.setState({ isRestarting: false });
    drawn.addEventListener('click', onPress, { capture: true });
    drawn.addEventListener('keydown', onShortcut);
    showFocus();
    paint();
  };

  const { colours = {} } = Object(files[THEME_FILE]) as { colours?: Record<string, string> };
  /** New colours are seen before they are saved. */
  const paint = useCallback(() => {
    for (const [name, value] of Object.entries(colours)) {
      page.current?.documentElement.style.setProperty(`--${name}`, String(value));
    }
  }, [colours]);
  useEffect(paint, [paint]);

  const scale = Math.min(1, width / WIDTHS[device]);
  const isHeld = problems.some(({ isDrawable, isWarning }) => !isDrawable && !isWarning);
  return (
    <section className="preview" aria-label="Preview">
      <h1 className="hidden">Preview</h1>
      <div className="bar">
        <select aria-label="Preview of" value={shown} onChange={({ target }) => setShown(target.value)}>
          {[...new Set([...pageFiles(files), shown])].map((name) => (
            <option key={name} value={name}>
              {nameOf(name, files)}
            </option>
          ))}
        </select>
        {(Object.keys(WIDTHS) as Device[]).map((name) => (
          <button key={name} type="button" aria-pressed={name === device} onClick={() => setDevice(name)}>
            {name}
          </button>
        ))}
      </div>
      {isRestarting && (
        <p className="held" role="status">
          The preview is drawn anew with what you have chosen. That takes some seconds.
        </p>
      )}
      {hasPage && isHeld && (
        <p className="held">Where something has to be corrected, the preview shows what was there before.</p>
      )}
      {!hasPage && (
        <p className="held">
          This page is being drawn. It appears here once it has its titles and a first block.
        </p>
      )}
      <div className="frame" ref={frame}>
        <div
          className="window"
          hidden={!hasPage}
          style={{ inlineSize: WIDTHS[device] * scale, blockSize: height }}
        >
          <PreviewFrame
            // Another page is no version of the one before.
            key={shown}
            src={pageAddress(shown)}
            version={previewVersion}
            onDraw={onDraw}
            style={{ width: WIDTHS[device], height: height / scale, scale: String(scale) }}
          />
        </div>
      </div>
    </section>
  );
}
