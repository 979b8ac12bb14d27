/** A block’s content together with its id, with which the ids in it begin. */
export type PlacedBlock<Content> = Content & { blockId: string };

/** The id of a page’s block, counted from 1. */
export const blockIdOf = (index: number) => `block-${index + 1}`;
