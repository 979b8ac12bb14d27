import { z } from 'astro/zod';
import { line } from '../../content/fields.ts';

export const valuesSchema = z
  .strictObject({
    type: z.literal('values'),
    title: line(60),
    values: z
      .array(
        z.strictObject({
          highlight: z.array(line(40)).default([]).meta({
            title: 'Highlighted shapes of the logo',
            description: 'By the ids of its drawing; without any the whole logo is highlighted.',
          }),
          title: line(40),
          text: line(240),
        }),
      )
      .length(3),
  })
  .describe('Three cards; each highlights the shapes of the logo that stand for it.');
export type ValuesContent = z.infer<typeof valuesSchema>;
