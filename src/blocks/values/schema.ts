import { z } from 'astro/zod';
import { line } from '../../model/fields.ts';

/** Three cards; each lights the pieces of the mark that stand for it. */
export const valuesSchema = z.strictObject({
  type: z.literal('values'),
  title: line(60),
  values: z
    .array(
      z.strictObject({
        /** upright = the two uprights, span = the pieces east and west, ground = the pieces that touch the ground */
        emblem: z.enum(['upright', 'span', 'ground']),
        title: line(40),
        text: line(240),
      }),
    )
    .length(3),
});
export type ValuesContent = z.infer<typeof valuesSchema>;
