import { blockIdOf } from './placed-block.ts';
import type { BlockContent } from './schema.ts';
import { timelineRules } from './timeline/rules.ts';

/** CSS that depends on a page’s content, for the page’s own style sheet. */
export function rulesOf(blocks: BlockContent[]): string {
  return blocks
    .map((block, i) => (block.type === 'timeline' ? timelineRules(block, blockIdOf(i)) : ''))
    .join('');
}
