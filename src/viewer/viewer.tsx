import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { readGallery } from './gallery.ts';
import { PictureViewer } from './PictureViewer.tsx';
import css from './viewer.css?inline';

// A sheet of the document, because a strict content policy refuses <style> elements made by scripts.
const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
document.adoptedStyleSheets.push(sheet);

const root = createRoot(document.body.appendChild(document.createElement('div')));

/** Changes the page. The picture of a link grows into that of the viewer, or back, unless the visitor reduces motion. */
function grow({ dataset }: HTMLElement, change: () => void) {
  if (!document.startViewTransition || matchMedia('(prefers-reduced-motion)').matches) return change();
  dataset['grows'] = '';
  document.startViewTransition(change).finished.finally(() => delete dataset['grows']);
}

/** Opens the gallery of a link at its picture. After closing, the picture last shown is in view and has the focus. */
function open(link: HTMLAnchorElement) {
  const close = (last: HTMLAnchorElement) => {
    flushSync(() => root.render(null));
    if (last !== link) last.scrollIntoView({ block: 'center', behavior: 'instant' });
    last.focus({ preventScroll: true });
  };
  // In the next frame, because the browser restores the scroll position when it goes back.
  const onClosed = (last: HTMLAnchorElement) => requestAnimationFrame(() => grow(last, () => close(last)));
  const viewer = <PictureViewer {...readGallery(link)} onClosed={onClosed} />;
  grow(link, () => flushSync(() => root.render(viewer)));
}

// In the capture phase, because the event does not bubble.
addEventListener('viewer:open', ({ target }) => open(target as HTMLAnchorElement), true);
