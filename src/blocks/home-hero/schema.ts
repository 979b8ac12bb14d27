import { z } from 'astro/zod';
import { illustration, lead, line, lines, link } from '../../content/fields.ts';

export const homeHeroSchema = z
  .strictObject({
    type: z.literal('home-hero'),
    title: lines(60),
    lead: lead(260),
    buttons: z.array(link).min(1).max(2),
    columnsTitle: line(60),
    columns: z
      .array(
        z.strictObject({
          illustration,
          title: line(30),
          items: z.array(line(40)).min(1).max(6),
          note: line(40).optional(),
        }),
      )
      .length(3),
  })
  .describe(
    'The home page’s first view: headline, two buttons, and three illustrations that stand over their own lists.',
  );
export type HomeHeroContent = z.infer<typeof homeHeroSchema>;
