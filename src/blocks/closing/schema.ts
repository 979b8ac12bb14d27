import { z } from 'astro/zod';
import { cutouts, lead, line, link } from '../../model/fields.ts';

export const closingSchema = z
  .strictObject({
    type: z.literal('closing'),
    title: line(80),
    lead: lead(160).optional(),
    buttons: z.array(link).min(1).max(2),
    brochure: z.boolean().default(false).meta({
      title: 'Company profile',
      description: 'Whether the company profile is offered beside the buttons.',
    }),
    cutouts: cutouts.length(3),
  })
  .describe('The last block of a page: a question, where to go next, and things that stand on the footer.');
export type ClosingContent = z.infer<typeof closingSchema>;
