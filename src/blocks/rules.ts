import type { BlockContent } from './schema.ts';
import { timelineRules } from './timeline/rules.ts';

/** The id of a page’s block, counted from 1. */
export const blockIdOf = (index: number) => `block-${index + 1}`;

/** CSS that depends on a page’s content, for the page’s own style sheet. */
export function rulesOf(blocks: BlockContent[]): string {
  return blocks
    .map((block, i) => (block.type === 'timeline' ? timelineRules(block, blockIdOf(i)) : ''))
    .join('');
}
