import type { ViewerLabels } from '../content/navigation.ts';

/** A picture of the viewer. */
export interface Slide {
  /** The whole picture, in a format that every browser reads. */
  src: string;
  /** Its widths in AVIF, for a browser that has shown that it reads them. */
  srcSet: string | undefined;
  /** Width to height. */
  ratio: number;
  /** A small picture, which has probably been loaded already. */
  thumbnail: string;
  alt: string;
  caption: string;
  /** The label “Print”; empty for a photograph. */
  kind: string;
  /** Its place among the others, in words. */
  position: string;
}

/**
 * Reads the pictures of a gallery from the page. Of each picture the viewer knows
 * - a link with `href` and `data-srcset` (AVIF, last the largest with its height: `1600w 1000h`) of the whole picture,
 * - the `<picture>` in the link, whose AVIF source without `media` begins with the smallest width,
 * - the `<figcaption>` beside the link: a text, then an element that names the kind of picture.
 */
export function readSlides(links: HTMLAnchorElement[], labels: ViewerLabels): Slide[] {
  // Pictures further down are not loaded yet, but those in sight are.
  const readsAvif = links.some((link) => link.querySelector('img')?.currentSrc.includes('avif'));
  return links.map((link, i) => {
    const image = link.querySelector('img')!;
    const source = link.querySelector<HTMLSourceElement>('source[type="image/avif"]:not([media])');
    const [smallest = ''] = (readsAvif && source?.srcset.split(' ')) || [image.src];
    const { srcset = '' } = link.dataset;
    const [width = 16, height = 10] =
      srcset
        .match(/\d+(?=[wh]\b)/g)
        ?.slice(-2)
        .map(Number) ?? [];
    const [caption, ...others] = link.parentElement?.querySelector('figcaption')?.childNodes ?? [];
    return {
      src: link.href,
      srcSet: readsAvif ? srcset : undefined,
      ratio: width / height,
      thumbnail: image.currentSrc || smallest,
      alt: image.alt,
      caption: caption?.textContent ?? '',
      kind: others.at(-1)?.textContent ?? '',
      position: labels.position.replace('%n', String(i + 1)).replace('%total', String(links.length)),
    };
  });
}
