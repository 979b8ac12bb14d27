import { z } from 'astro/zod';
import { anchor, cutout, line } from '../../model/fields.ts';

/** How to reach a person. The numbers and addresses themselves come from `company.yaml`. */
export const contactSchema = z.strictObject({
  type: z.literal('contact'),
  id: anchor,
  title: line(40),
  lead: line(160),
  labels: z.strictObject({
    telephone: line(30),
    whatsapp: line(30),
    email: line(30),
    partnersEmail: line(30),
    address: line(30),
    /** The subject of an e-mail that a visitor begins here. */
    subject: line(60),
    /** Saves the contact card to the visitor’s address book. */
    save: line(40),
    /** Under the code on the printed page. */
    scan: line(60),
  }),
  cutouts: z.array(cutout).length(3),
});
export type ContactContent = z.infer<typeof contactSchema>;
