import type { SlideImage } from 'yet-another-react-lightbox';
import type { ViewerLabels } from '../content/navigation.ts';

/** A picture of the viewer. */
export interface PictureSlide extends SlideImage {
  alt: string;
  caption: string;
  /** Its place among the others, in words. */
  position: string;
}

/** The widths that the page offers in AVIF, for a browser that has just shown that it reads it. */
function readSrcSet(link: HTMLAnchorElement, ratio: number) {
  const reads = link.querySelector('img')?.currentSrc.includes('avif');
  if (!reads || !link.dataset.srcset) return undefined;
  return link.dataset.srcset.split(', ').map((entry) => {
    const [src = '', width = ''] = entry.split(' ');
    return { src, width: Number.parseInt(width, 10), height: Math.round(Number.parseInt(width, 10) * ratio) };
  });
}

/** Reads the pictures of a gallery from the links that show them on the page. */
export function readSlides(links: HTMLAnchorElement[], labels: ViewerLabels): PictureSlide[] {
  return links.map((link, i) => {
    const [width = 0, height = 0] = (link.dataset.size ?? '').split('x').map(Number);
    return {
      src: link.href,
      srcSet: readSrcSet(link, height / width),
      width,
      height,
      alt: link.querySelector('img')?.alt ?? '',
      caption: link.closest('figure')?.querySelector('figcaption')?.textContent ?? '',
      position: labels.position.replace('%n', String(i + 1)).replace('%total', String(links.length)),
    };
  });
}
