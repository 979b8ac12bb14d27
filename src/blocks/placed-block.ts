/** A block’s content together with the id that makes its own ids unique on the page. */
export type PlacedBlock<Content> = Content & { blockId: string };

/** The id of a page’s block, counted from 1. */
export const blockIdOf = (index: number) => `block-${index + 1}`;
