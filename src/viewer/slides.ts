import type { ViewerLabels } from '../content/navigation.ts';

/** A picture of the viewer. */
export type Slide = ReturnType<typeof readSlides>[number];

/**
 * Reads the pictures of a gallery from the page. Of each picture the viewer knows
 * - a link with `href` and `data-srcset` (AVIF with its size: `1600w 1000h`) of the whole picture, and
 *   `data-focus`, the point that a crop keeps,
 * - the `<picture>` in the link, whose AVIF source without `media` begins with the smallest width,
 * - the `<figcaption>` beside the link: a text, then an element that names the kind of picture, if it is a print.
 */
export function readSlides(links: HTMLAnchorElement[], labels: ViewerLabels) {
  // Pictures further down are not loaded yet, but those in sight are.
  const readsAvif = links.some((link) => link.querySelector('img')!.currentSrc.includes('avif'));
  return links.map((link, i) => {
    const image = link.querySelector('img')!;
    const source = link.querySelector<HTMLSourceElement>('source[type="image/avif"]:not([media])');
    const srcSet = link.dataset['srcset']!;
    const [, width, height] = /(\d+)w (\d+)h/.exec(srcSet)!;
    const [caption, ...others] = link.parentElement!.querySelector('figcaption')!.childNodes;
    return {
      /** The whole picture, in a format that every browser reads. */
      src: link.href,
      srcSet: readsAvif ? srcSet : undefined,
      /** Width to height. */
      ratio: Number(width) / Number(height),
      /** In per cent from the left. */
      focus: Number(link.dataset['focus']),
      /** A small picture, which has probably been loaded already. */
      thumbnail: image.currentSrc || (readsAvif && source?.srcset.split(' ')[0]) || image.src,
      alt: image.alt,
      caption: caption!.textContent,
      /** The label “Print”; empty for a photograph. */
      kind: others.at(-1)?.textContent,
      /** Its place among the others, in words. */
      position: labels.position.replace('%n', String(i + 1)).replace('%total', String(links.length)),
    };
  });
}
