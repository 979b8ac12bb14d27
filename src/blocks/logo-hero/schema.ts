import { z } from 'astro/zod';
import { lead, line, lines, tone } from '../../content/fields.ts';

export const logoHeroSchema = z
  .strictObject({
    type: z.literal('logo-hero'),
    tone,
    title: lines(60),
    lead: lead(160),
    emptySlotLabel: line(12).meta({ title: 'Word in the partner’s empty slot' }),
  })
  .describe('A page’s hero with the company’s logo and an empty slot for the partner’s beside it.');
export type LogoHeroContent = z.infer<typeof logoHeroSchema>;
