import type { PictureUse } from '../pictures/picture-data.ts';
import { plateOf } from '../pictures/slots.ts';
import type { BlockContent } from './schema.ts';

/** The pictures that a block shows, each with its place in the design. */
export function picturesOf(block: BlockContent): PictureUse[] {
  switch (block.type) {
    case 'gallery':
      return block.pictures.map((name, i) => ({ name, slot: plateOf(i, block.pictures.length) }));
    case 'figure':
      return [{ name: block.picture, slot: 'panorama' }];
    case 'operations':
      return block.sections.flatMap(({ picture }) =>
        picture ? [{ name: picture, slot: 'section' as const }] : [],
      );
    default:
      return [];
  }
}
