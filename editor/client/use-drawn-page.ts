import { useCallback, useEffect, useRef, useState } from 'react';
import { THEME_FILE } from '../files.ts';
import { open } from './actions.ts';
import { elementOf, placeOf } from './preview-places.ts';
import { useEditor } from './store.ts';
import { onShortcut } from './Toolbar.tsx';

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

/** What ties the page in the preview to the form: presses, keys, the field with the focus, colours. */
export function useDrawnPage(shown: string) {
  const { files, focus } = useEditor();
  const [hasPage, setHasPage] = useState(true);
  const page = useRef<Document>(undefined);

  const showFocus = useCallback(() => {
    const state = useEditor.getState();
    if (!page.current || !state.focus) return;
    const element = elementOf(page.current, shown, { file: state.file, path: state.focus }, state.files);
    if (element) bringIntoView(element);
  }, [shown]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: for another field
  useEffect(showFocus, [showFocus, focus]);

  const { colours = {} } = Object(files[THEME_FILE]) as { colours?: Record<string, string> };
  /** New colours are seen before they are saved. */
  const paint = useCallback(() => {
    for (const [name, value] of Object.entries(colours)) {
      page.current?.documentElement.style.setProperty(`--${name}`, String(value));
    }
  }, [colours]);
  useEffect(paint, [paint]);

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
  return { hasPage, onDraw };
}
