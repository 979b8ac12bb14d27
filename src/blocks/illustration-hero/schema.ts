import { z } from 'astro/zod';
import { illustrations, lead, lines, tone } from '../../content/fields.ts';

export const illustrationHeroSchema = z
  .strictObject({
    type: z.literal('illustration-hero'),
    tone,
    title: lines(80),
    lead: lead(160).optional(),
    illustrations: illustrations.min(2).max(5),
  })
  .describe('A page’s hero with a row of illustrations on the horizon.');
export type IllustrationHeroContent = z.infer<typeof illustrationHeroSchema>;
