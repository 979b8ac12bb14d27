import { z } from 'astro/zod';
import { lead, line, lines, link, tone } from '../../content/fields.ts';

export const numberHeroSchema = z
  .strictObject({
    type: z.literal('number-hero'),
    tone,
    title: lines(60),
    lead: lead(160).optional(),
    buttons: z.array(link).max(2).default([]),
    number: line(4),
    decorative: z
      .boolean()
      .default(false)
      .meta({ title: 'The number only repeats the text', description: 'Screen readers then pass over it.' }),
  })
  .describe('A page’s hero with one large number standing on the horizon.');
export type NumberHeroContent = z.infer<typeof numberHeroSchema>;
