import { z } from 'astro/zod';
import { line } from '../../content/fields.ts';

export const timelineSchema = z
  .strictObject({
    type: z.literal('timeline'),
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
  })
  .describe('Years on a ruler drawn to scale.');
export type TimelineContent = z.infer<typeof timelineSchema>;
