import { z } from 'astro/zod';
import { anchor, closingIllustrations, lead, line } from '../../content/fields.ts';
import { type ContentOf, defineBlock } from '../define-block.ts';

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
      localTime: line(40)
        .refine((text) => text.includes('%time'), 'must have %time in it, for example `%time in {city}.`')
        .optional()
        .describe('Shown where the company has a location. %time is the time there.'),
      sun: line(40).optional().describe('Follows the time while shadows follow the sun.'),
      save: line(40).meta({
        title: 'Save',
        description: 'Saves the contact card to the visitor’s address book.',
      }),
      scan: line(60).meta({ title: 'Scan', description: 'Stands under the code on the printed page.' }),
    }),
    illustrations: closingIllustrations,
  },
  describesCompany: true,
});
export type ContactContent = ContentOf<typeof contact>;
