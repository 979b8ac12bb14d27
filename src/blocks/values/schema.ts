import { z } from 'astro/zod';
import { line } from '../../model/fields.ts';

export const valuesSchema = z
  .strictObject({
    type: z.literal('values'),
    title: line(60),
    values: z
      .array(
        z.strictObject({
          emblem: z.enum(['upright', 'span', 'ground']).meta({
            title: 'Lit pieces of the mark',
            description:
              'upright: the two uprights; span: the pieces east and west; ground: those that touch the ground',
          }),
          title: line(40),
          text: line(240),
        }),
      )
      .length(3),
  })
  .describe('Three cards; each lights the pieces of the mark that stand for it.');
export type ValuesContent = z.infer<typeof valuesSchema>;
