import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { ViewerLabels } from '../content/navigation.ts';
import { PictureViewer } from './PictureViewer.tsx';
import css from './viewer.css?inline';

// A sheet of the document, because a strict content policy refuses <style> elements made by scripts.
const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
document.adoptedStyleSheets.push(sheet);

const root = createRoot(document.body.appendChild(document.createElement('div')));

/** Changes the page. The picture of a link grows into that of the viewer, or back, unless the visitor reduces motion. */
function grow({ dataset }: HTMLElement, change: () => void) {
  if (!document.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    change();
    return;
  }
  dataset['grows'] = '';
  document.startViewTransition(change).finished.finally(() => delete dataset['grows']);
}

/** Reads from a gallery’s page what the viewer shows of a picture. */
function readSlide(link: HTMLAnchorElement) {
  const image = link.querySelector('img')!;
  const [large, width, height] = link.dataset['srcset']!.split(/[wh]? |h$/);
  const [caption, ...others] = link.nextElementSibling!.childNodes;
  // The source begins with the smallest width.
  const [small] = link.querySelector<HTMLSourceElement>('source:not([media])')!.srcset.split(' ');
  return {
    large: large!,
    /** Width to height */
    ratio: `${width} / ${height}`,
    /** The point that an upright screen begins with, in per cent from the left */
    focus: Number(link.dataset['focus']),
    /** Loaded already, if the picture has been in sight */
    thumbnail: image.currentSrc || small!,
    alt: image.alt,
    caption: caption!.textContent,
    /** The label “Print”; empty for a photograph */
    kind: others.at(-1)?.textContent,
  };
}
export type Slide = ReturnType<typeof readSlide>;

/** Opens the gallery of a link at its picture. After closing, the picture last shown is in view and has the focus. */
function open(link: HTMLAnchorElement) {
  const gallery = link.closest('ul')!;
  const links = [...gallery.querySelectorAll<HTMLAnchorElement>('a[data-srcset]')];

  const close = (index: number) => {
    const last = links[index]!;
    grow(last, () => {
      flushSync(() => root.render(null));
      if (last !== link) last.scrollIntoView({ block: 'center', behavior: 'instant' });
      last.focus({ preventScroll: true });
    });
  };
  const viewer = (
    <PictureViewer
      slides={links.map(readSlide)}
      title={gallery.closest('section')!.querySelector('h2')!.textContent}
      start={links.indexOf(link)}
      labels={{ ...gallery.dataset } as unknown as ViewerLabels}
      // In the next frame, because the browser restores the scroll position when it goes back.
      onClosed={(index) => requestAnimationFrame(() => close(index))}
    />
  );
  grow(link, () => flushSync(() => root.render(viewer)));
}

// In the capture phase, because the event does not bubble.
addEventListener('viewer:open', ({ target }) => open(target as HTMLAnchorElement), true);
