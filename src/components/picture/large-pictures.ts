import type { PictureData } from '../../pictures/picture-data.ts';
import type { Navigation } from '../../schema/navigation.ts';

/** A picture as the viewer shows it. `src` is the address of links to it. */
export type LargePicture = Pick<PictureData, 'alt' | 'caption' | 'language' | 'focus'> &
  NonNullable<PictureData['large']> & {
    /** A small file, where the page has not loaded one. */
    thumbnail: string;
  };

/** What the viewer shows together. A page has it as JSON in an attribute: see `opensLarge`. */
export interface LargePictures {
  title: string;
  labels: Navigation['labels']['viewer'];
  pictures: LargePicture[];
}

/**
 * The attribute of an element whose links open the viewer (`src/viewer/`), each with the picture to whose `large.src` it
 * leads. `PictureLink` is such a link.
 */
export function opensLarge(title: string, pictures: PictureData[], { labels }: Navigation) {
  const data: LargePictures = {
    title,
    labels: labels.viewer,
    pictures: pictures.map(({ alt, caption, language, focus, large, sources, fallback }) => ({
      ...large!,
      thumbnail: (sources.at(-1)?.srcSet ?? fallback.src).split(' ')[0]!,
      alt,
      caption,
      language,
      focus,
    })),
  };
  return { 'data-viewer': JSON.stringify(data) };
}
