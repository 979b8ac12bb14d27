import { z } from 'astro/zod';
import { lead, line, lines, sky } from '../../model/fields.ts';

export const marksHeroSchema = z
  .strictObject({
    type: z.literal('marks-hero'),
    sky,
    title: lines(60),
    lead: lead(160),
    yours: line(12).meta({ title: 'Word in the partner’s empty place' }),
  })
  .describe('A page’s opening with the company’s mark and an empty place for the partner’s beside it.');
export type MarksHeroContent = z.infer<typeof marksHeroSchema>;
