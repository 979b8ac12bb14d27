import { z } from 'astro/zod';
import { line } from '../../content/fields.ts';
import { type ContentOf, defineBlock } from '../define-block.ts';
import { spansOf } from './scale.ts';

export const timeline = defineBlock({
  type: 'timeline',
  description: 'Years on a ruler drawn to scale.',
  fields: {
    title: line(60),
    entries: z
      .array(
        z.strictObject({
          year: z
            .string()
            .regex(/^\d{4}s?$/, {
              error: 'is not a year or a decade: write it like `"2010"` or `1990s`',
              abort: true,
            })
            .meta({ examples: ['1990s'] }),
          title: line(40),
          text: line(120),
        }),
      )
      .min(2)
      .max(6)
      .refine(
        (entries) =>
          entries.every((entry, i) => i === 0 || entry.year.slice(0, 4) > entries[i - 1]!.year.slice(0, 4)),
        'are not in order: put the earliest year first',
      ),
  },
  // The ruler’s measures.
  rules({ entries }, blockId) {
    const spans = spansOf(entries.map(({ year }) => year));
    const years = spans.reduce((sum, { until }) => sum + until, 0);
    const places = spans.map(
      ({ from, until, lasts }, i) =>
        `#${blockId} li:nth-child(${i + 1}){--from:${from + 1};--until:${until};--lasts:${lasts}}`,
    );
    return `#${blockId} ol{--years:${years};--columns:repeat(${years},minmax(0,1fr))}${places.join('')}`;
  },
});
export type TimelineContent = ContentOf<typeof timeline>;
