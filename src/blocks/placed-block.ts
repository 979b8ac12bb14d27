/** A block’s content together with the id that makes its own ids unique on the page. */
export type PlacedBlock<Content> = Content & { blockId: string };
