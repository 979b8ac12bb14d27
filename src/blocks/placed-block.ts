import { anchorsOf } from '../content/page.ts';
import type { BlockContent } from './schema.ts';

/** A block’s content together with its id, with which the ids in it begin. */
export type PlacedBlock<Content> = Content & { blockId: string };

/** The id of a page’s block, counted from 1. */
export const blockIdOf = (index: number) => `block-${index + 1}`;

/** The ids at which the sections of a page begin: a block’s anchors, or its own id where it has none. */
export const sectionIdsOf = (blocks: BlockContent[]) =>
  blocks.flatMap((block, i) => {
    const anchors = anchorsOf(block);
    return anchors.length > 0 ? anchors : blockIdOf(i);
  });
