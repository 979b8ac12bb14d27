import { z } from 'astro/zod';
import { lead, line, lines, link, sky } from '../../model/fields.ts';

export const figureHeroSchema = z
  .strictObject({
    type: z.literal('figure-hero'),
    sky,
    title: lines(60),
    lead: lead(160).optional(),
    buttons: z.array(link).max(2).default([]),
    figure: line(4).meta({ title: 'Great figure' }),
    decorative: z
      .boolean()
      .default(false)
      .meta({ title: 'The figure only repeats the words', description: 'Screen readers then pass over it.' }),
  })
  .describe('A page’s opening with one great figure standing on the horizon.');
export type FigureHeroContent = z.infer<typeof figureHeroSchema>;
