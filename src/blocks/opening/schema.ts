import { z } from 'astro/zod';
import { cutout, lead, line, lines, link } from '../../model/fields.ts';

export const openingSchema = z
  .strictObject({
    type: z.literal('opening'),
    title: lines(60),
    lead: lead(260),
    buttons: z.array(link).min(1).max(2),
    columnsTitle: line(60),
    columns: z
      .array(
        z.strictObject({
          cutout,
          title: line(30),
          items: z.array(line(40)).min(1).max(6),
          note: line(40).optional(),
        }),
      )
      .length(3),
  })
  .describe(
    'The home page’s first view: headline, two buttons, and three things that stand over their own lists.',
  );
export type OpeningContent = z.infer<typeof openingSchema>;
