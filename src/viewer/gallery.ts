import type { ViewerLabels } from '../schema/navigation.ts';

export type Gallery = ReturnType<typeof readGallery>;

/** Reads from the page what the viewer shows of a gallery. @param link the picture to begin with */
export function readGallery(link: HTMLAnchorElement) {
  const list = link.closest('ul')!;
  const links = [...list.querySelectorAll<HTMLAnchorElement>('a[data-srcset]')];
  const labels = { ...list.dataset } as unknown as ViewerLabels;
  const slides = links.map((link, i) => {
    const image = link.querySelector('img')!;
    const { srcset } = link.querySelector<HTMLSourceElement>('source[type="image/avif"]:not([media])')!;
    const [large, width, height] = link.dataset['srcset']!.split(/[wh]? |h$/);
    const [caption, ...others] = link.nextElementSibling!.childNodes;
    return {
      link,
      large: large!,
      /** Width to height */
      ratio: `${width} / ${height}`,
      /** The point that an upright screen begins with, in per cent from the left */
      focus: Number(link.dataset['focus']),
      /** Probably loaded already. The source begins with the smallest width. */
      thumbnail: image.currentSrc || srcset.split(' ')[0]!,
      alt: image.alt,
      caption: caption!.textContent,
      /** The label “Print”; empty for a photograph */
      kind: others.at(-1)?.textContent,
      position: labels.position.replace('%n', String(i + 1)).replace('%total', String(links.length)),
    };
  });
  const title = list.closest('section')!.querySelector('h2')!.textContent;
  return { title, labels, slides, start: links.indexOf(link) };
}
