import { z } from 'astro/zod';
import { illustrations, lead, line, link } from '../../content/fields.ts';
import { type ContentOf, defineBlock } from '../define-block.ts';

export const callToAction = defineBlock({
  type: 'call-to-action',
  description:
    'The last block of a page: a question, where to go next, and illustrations that stand on the footer.',
  fields: {
    title: line(80),
    lead: lead(160).optional(),
    buttons: z.array(link).min(1).max(2),
    brochure: z.boolean().default(false).meta({
      title: 'Company profile',
      description: 'Whether the company profile is offered beside the buttons.',
    }),
    illustrations: illustrations.length(3),
  },
});
export type CallToActionContent = ContentOf<typeof callToAction>;
