import { z } from 'astro/zod';
import { line, lines, link, sky } from '../../model/fields.ts';

/** A page’s opening with one great figure standing on the horizon. */
export const figureHeroSchema = z.strictObject({
  type: z.literal('figure-hero'),
  sky,
  title: lines(60),
  lead: line(160).optional(),
  buttons: z.array(link).max(2).default([]),
  figure: line(4),
  /** True when the figure repeats what the words say, so that screen readers pass over it. */
  decorative: z.boolean().default(false),
});
export type FigureHeroContent = z.infer<typeof figureHeroSchema>;
