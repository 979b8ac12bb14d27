import { spansOf } from './scale.ts';
import type { TimelineContent } from './schema.ts';

/** The ruler’s measures as CSS, because they depend on the content and the security policy forbids `style` attributes. */
export function timelineRules({ entries }: TimelineContent, blockId: string): string {
  const spans = spansOf(entries.map(({ year }) => year));
  const years = spans.reduce((sum, { until }) => sum + until, 0);
  const places = spans.map(
    ({ from, until, lasts }, i) =>
      `#${blockId} li:nth-child(${i + 1}){--from:${from + 1};--until:${until};--lasts:${lasts}}`,
  );
  return `#${blockId} ol{--years:${years};--columns:repeat(${years},minmax(0,1fr))}${places.join('')}`;
}
