import { z } from 'astro/zod';
import { line } from '../../content/fields.ts';

export const statementsSchema = z
  .strictObject({
    type: z.literal('statements'),
    statements: z.array(z.strictObject({ title: line(40), statement: line(200), text: line(400) })).min(1),
  })
  .describe('Entries of a ledger: a title in the margin, a statement, a paragraph.');
export type StatementsContent = z.infer<typeof statementsSchema>;
