import type { PageContext } from '../components/page-context.ts';

/** The props of a block’s component: its content and its position on the page. */
export type BlockProps<Content> = Content & {
  /** The block’s id, and the beginning of all ids in it. */
  blockId: string;
  context: PageContext;
};

/** The id of a page’s block, counted from 1. */
export const blockIdOf = (index: number) => `block-${index + 1}`;
