import { z } from 'astro/zod';
import { line, lines, sky } from '../../model/fields.ts';

/** A page’s opening with the company’s mark and an empty place for the partner’s beside it. */
export const marksHeroSchema = z.strictObject({
  type: z.literal('marks-hero'),
  sky,
  title: lines(60),
  lead: line(160),
  /** The word in the partner’s empty place. */
  yours: line(12),
});
export type MarksHeroContent = z.infer<typeof marksHeroSchema>;
