import type { PictureMetadata } from '../schema/picture.ts';
import type { Size, VariantName } from './variants.ts';

/** A picture by name, in one variant. */
export interface PicturePlacement {
  name: string;
  variant: VariantName;
  /** A visitor can open the whole picture. */
  opens?: boolean | undefined;
}

/** Everything that a page needs to show a picture in one variant. */
export interface PictureData extends PicturePlacement, PictureMetadata {
  /** The languages of its texts, if they differ from the page’s. */
  language?: { alt?: string; caption?: string };
  /** The placeholder colour while the picture loads: `#rrggbb`. */
  colour: string;
  sources: { type: string; srcSet: string; sizes: string; media: string | undefined }[];
  fallback: Size & { src: string };
  /** The uncropped picture for the viewer, if it opens. */
  large?: (Size & { src: string; avif: string }) | undefined;
}

/**
 * Finds a picture among those of the page.
 * @throws Error when the page did not load it
 */
export function findPicture(pictures: PictureData[], { name, variant }: PicturePlacement): PictureData {
  const found = pictures.find((picture) => picture.name === name && picture.variant === variant);
  if (!found)
    throw new Error(
      `The page did not load the picture “${name}” as “${variant}”: the block that shows it has to list it under \`pictures\` in its block.ts.`,
    );
  return found;
}

/** The rule that keeps the focus of a picture in sight where its place has another shape. */
export const focusRule = ({ fallback, focus }: PictureData) =>
  `img[src=${JSON.stringify(fallback.src)}]{object-position:${focus}}`;

/** The class of a picture, whose rule sets its placeholder colour. The security policy forbids `style` attributes. */
export const colourClass = ({ colour }: Pick<PictureData, 'colour'>) => colour.replace('#', 'picture-');

/** The rules of these classes. */
export const pictureRules = (pictures: PictureData[]) =>
  [...new Map(pictures.map((picture) => [colourClass(picture), picture.colour]))]
    .map(([name, colour]) => `.${name}{background:${colour}}`)
    .join('');
