import { z } from 'astro/zod';
import { line } from '../../model/fields.ts';

/** Three cards; each lights the pieces of the mark that stand for it. */
export const valuesSchema = z.strictObject({
  type: z.literal('values'),
  title: line(60),
  values: z
    .array(
      z.strictObject({
        /** Pieces of the company’s mark, by the ids of its drawing; without any the whole mark is lit. */
        emblem: z.array(line(40)).default([]),
        title: line(40),
        text: line(240),
      }),
    )
    .length(3),
});
export type ValuesContent = z.infer<typeof valuesSchema>;
