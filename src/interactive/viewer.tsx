import { createRoot } from 'react-dom/client';
import type { ViewerLabels } from '../content/navigation.ts';
import { PictureViewer } from './PictureViewer.tsx';
import { readSlides } from './slides.ts';
import css from './viewer.css?inline';

// A sheet of the document, because a strict content policy refuses <style> elements made by scripts.
const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
document.adoptedStyleSheets.push(sheet);

const root = createRoot(document.body.appendChild(document.createElement('div')));

/** Opens the gallery of a link at its picture. Closed, focus is on the picture last shown, in sight. */
function open(link: HTMLAnchorElement) {
  const gallery = link.closest<HTMLElement>('[data-viewer-labels]');
  if (!gallery) return;
  const links = [...gallery.querySelectorAll<HTMLAnchorElement>('a[data-viewer]')];
  const labels = JSON.parse(gallery.dataset.viewerLabels ?? '') as ViewerLabels;
  const close = (index: number) => {
    root.render(null);
    // Later, because the browser, gone back, scrolls to where the page was.
    requestAnimationFrame(() => links[index]?.focus());
  };
  root.render(
    <PictureViewer
      slides={readSlides(links, labels)}
      title={gallery.closest('section')?.querySelector('h2')?.textContent ?? ''}
      start={links.indexOf(link)}
      labels={labels}
      onClosed={close}
    />,
  );
}

addEventListener('viewer:open', ({ target }) => open(target as HTMLAnchorElement));
