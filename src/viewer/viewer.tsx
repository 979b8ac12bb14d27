import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { LargePicture, LargePictures } from '../components/picture/large-pictures.ts';
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

/** Opens the viewer at the picture of a link. After closing, the picture last shown is in view and has the focus. */
function open(link: HTMLAnchorElement) {
  const group = link.closest<HTMLElement>('[data-viewer]')!;
  const { pictures, ...texts }: LargePictures = JSON.parse(group.dataset['viewer']!);
  const linkTo = ({ src }: LargePicture) => group.querySelector<HTMLAnchorElement>(`a[href="${src}"]`)!;
  const close = (opened: HTMLAnchorElement) => {
    flushSync(() => root.render(null));
    if (opened !== link) opened.scrollIntoView({ block: 'center', behavior: 'instant' });
    opened.focus({ preventScroll: true });
  };
  const onClosed = (last: LargePicture) => {
    const lastLink = linkTo(last);
    // Phones hide the end of a long gallery.
    const opened = lastLink.offsetParent ? lastLink : link;
    // In the next frame, because the browser restores the scroll position when it goes back.
    requestAnimationFrame(() => grow(opened, () => close(opened)));
  };
  // Small files that the page has loaded already
  const loaded = pictures.map((picture) => ({
    ...picture,
    thumbnail: linkTo(picture).querySelector('img')!.currentSrc || picture.thumbnail,
  }));
  const start = pictures.findIndex(({ src }) => src === link.getAttribute('href'));
  const viewer = <PictureViewer {...texts} pictures={loaded} start={start} onClosed={onClosed} />;
  grow(link, () => flushSync(() => root.render(viewer)));
}

// In the capture phase, because the event does not bubble.
addEventListener('viewer:open', ({ target }) => open(target as HTMLAnchorElement), true);
