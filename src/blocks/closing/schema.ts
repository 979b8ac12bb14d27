import { z } from 'astro/zod';
import { cutout, line, link } from '../../model/fields.ts';

/** The last block of a page: a question, where to go next, and things that stand on the footer. */
export const closingSchema = z.strictObject({
  type: z.literal('closing'),
  title: line(80),
  lead: line(160).optional(),
  buttons: z.array(link).min(1).max(2),
  /** Whether the company profile is offered beside the buttons. */
  brochure: z.boolean().default(false),
  cutouts: z.array(cutout).length(3),
});
export type ClosingContent = z.infer<typeof closingSchema>;
