import { useCallback, useEffect, useRef, useState } from 'react';
import { type Files, NOT_FOUND_FILE, THEME_FILE } from '../files.ts';
import { open } from './actions.ts';
import { elementInColour } from './colour-use.ts';
import { elementOf, placeOf } from './preview-places.ts';
import { onShortcut } from './shortcuts.ts';
import { useEditor } from './store.ts';

const isMissing = (page: Document) => {
  const [navigation] = page.defaultView!.performance.getEntriesByType('navigation');
  return (navigation as PerformanceNavigationTiming | undefined)?.responseStatus === 404;
};

/** Connects the page in the preview to the form: clicks, shortcuts, the focused field, colours. */
export function useDrawnPage(shown: string) {
  const files = useEditor((state) => state.files);
  const focus = useEditor((state) => state.focus);
  const [hasPage, setHasPage] = useState(true);
  const page = useRef<Document>(undefined);

  const showFocus = useCallback(() => {
    const { file, files, focus } = useEditor.getState();
    if (!page.current || !focus) return;
    const element =
      file === THEME_FILE
        ? elementInColour(page.current, focus)
        : elementOf(page.current, shown, { file, path: focus }, files);
    if (element) bringIntoView(element);
  }, [shown]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: for another field
  useEffect(showFocus, [showFocus, focus]);

  useEffect(() => {
    if (page.current) paint(page.current, files);
  }, [files]);

  /** Opens the field of a pressed text or picture. */
  const onPress = (event: MouseEvent) => {
    const element = event.target as Element;
    event.preventDefault();
    const place = placeOf(element, shown, useEditor.getState().files);
    if (place) open(place.file, place.path);
  };
  const onDraw = (drawn: Document) => {
    setHasPage(!isMissing(drawn) || shown === NOT_FOUND_FILE);
    page.current = drawn;
    useEditor.setState({ isRestarting: false });
    drawn.addEventListener('click', onPress, { capture: true });
    drawn.addEventListener('keydown', onShortcut);
    paint(drawn, useEditor.getState().files);
    showFocus();
  };
  return { hasPage, onDraw };
}

/** Applies the edited colours to a page. The server applies them only after saving, and takes seconds. */
function paint(page: Document, files: Files) {
  const { colours } = Object(files[THEME_FILE]) as { colours?: Record<string, unknown> };
  for (const [name, value] of Object.entries(colours ?? {})) {
    page.documentElement.style.setProperty(`--${name}`, String(value));
  }
}

/**
 * Scrolls a page to an element if it is not visible. Unlike `scrollIntoView`, does not scroll the window around the
 * page.
 */
function bringIntoView(element: Element) {
  const window = element.ownerDocument.defaultView;
  if (!window) return;
  const { top, bottom } = element.getBoundingClientRect();
  const height = window.innerHeight;
  // The page’s header covers its top. An element higher than the window counts as visible if it covers the middle.
  const header =
    Number.parseFloat(window.getComputedStyle(element.ownerDocument.documentElement).scrollPaddingTop) || 0;
  const isSeen =
    (top >= header && bottom <= height) ||
    (top <= height / 2 && bottom >= height / 2 && bottom - top > height - header);
  // Leaves room above the element for its context, such as the year of an entry.
  if (!isSeen) window.scrollBy({ top: top - Math.max(header, height / 3), behavior: 'instant' });
}
