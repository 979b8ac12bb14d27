import type { PicturePlacement } from '../pictures/picture-data.ts';
import { galleryVariant } from '../pictures/variants.ts';
import type { BlockContent } from './schema.ts';

/** The pictures that a block shows, each with its place in the design. */
export function placementsOf(block: BlockContent): PicturePlacement[] {
  switch (block.type) {
    case 'gallery':
      return block.pictures.map((name, i) => ({ name, variant: galleryVariant(i, block.pictures.length) }));
    case 'full-width-picture':
      return [{ name: block.picture, variant: 'panorama' }];
    case 'operations':
      return block.sections.flatMap(({ picture }) =>
        picture ? [{ name: picture, variant: 'section' as const }] : [],
      );
    default:
      return [];
  }
}
