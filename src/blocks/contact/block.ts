import { z } from 'astro/zod';
import { anchor, closingIllustrations, lead, line } from '../../schema/fields.ts';
import { defineBlock } from '../define-block.ts';

export const contact = defineBlock({
  type: 'contact',
  description: 'How to reach a person. The numbers and addresses themselves come from the company details.',
  fields: {
    id: anchor,
    title: line(40),
    lead: lead(160),
    labels: z.strictObject({
      telephone: line(30),
      whatsapp: line(30).meta({ title: 'WhatsApp' }),
      email: line(30).meta({ title: 'E-mail' }),
      partnersEmail: line(30).meta({ title: 'E-mail for partners' }),
      address: line(30),
      save: line(40).meta({
        title: 'Save',
        description: 'Saves the contact card to the visitor’s address book.',
      }),
    }),
    illustrations: closingIllustrations,
  },
  sectionIds: ({ id }) => [id],
  isContact: true,
});
