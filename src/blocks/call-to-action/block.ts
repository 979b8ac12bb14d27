import { z } from 'astro/zod';
import { closingIllustrations, lead, line, link } from '../../schema/fields.ts';
import { defineBlock } from '../define-block.ts';

export const callToAction = defineBlock({
  type: 'call-to-action',
  description:
    'The last block of a page: what a reader may need, how to reach a person, where to go next, and illustrations that stand on the footer.',
  fields: {
    title: line(80),
    lead: lead(160).optional().meta({
      title: 'Invitation',
      description: 'Asks the reader to write or call. The buttons are then secondary.',
    }),
    needs: z
      .array(line(60).meta({ title: 'Need', examples: ['An ambulance'] }))
      .min(2)
      .max(4)
      .optional()
      .meta({
        title: 'What a reader may need',
        description: 'Each begins a WhatsApp message or an e-mail about it. The buttons are then secondary.',
      }),
    buttons: z.array(link).min(1).max(2).meta({
      title: 'Buttons',
      description: 'A link to a planned page is shown as text below the buttons, marked as planned.',
    }),
    companyProfile: z.boolean().default(false).meta({
      title: 'Company profile',
      description: 'Whether the company profile is offered beside the buttons.',
    }),
    illustrations: closingIllustrations,
  },
});
