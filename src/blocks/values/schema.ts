import { z } from 'astro/zod';
import { line } from '../../model/fields.ts';

export const valuesSchema = z
  .strictObject({
    type: z.literal('values'),
    title: line(60),
    values: z
      .array(
        z.strictObject({
          emblem: z.array(line(40)).default([]).meta({
            title: 'Lit pieces of the mark',
            description: 'By the ids of its drawing; without any the whole mark is lit.',
          }),
          title: line(40),
          text: line(240),
        }),
      )
      .length(3),
  })
  .describe('Three cards; each lights the pieces of the mark that stand for it.');
export type ValuesContent = z.infer<typeof valuesSchema>;
