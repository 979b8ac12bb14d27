import { z } from 'astro/zod';
import { anchor, direction, illustration, line } from '../../content/fields.ts';
import { pictureName } from '../../content/picture.ts';

const named = z.strictObject({ name: line(40), text: line(100) });

export const operationsSchema = z
  .strictObject({
    type: z.literal('operations'),
    sections: z
      .array(
        z.strictObject({
          id: anchor,
          direction,
          title: line(40),
          text: line(260),
          illustration: illustration.optional(),
          picture: pictureName.optional(),
          vehicles: z
            .array(
              z.strictObject({
                title: line(40),
                items: z.array(named.extend({ illustration })).min(1).max(4),
              }),
            )
            .max(2)
            .default([])
            .describe('Lists of converted vehicles, each with its drawing.'),
          goods: z.array(named).max(6).default([]),
        }),
      )
      .min(1)
      .max(12),
  })
  .describe('Every operation in a section of its own, with an index in the margin.');
export type OperationsContent = z.infer<typeof operationsSchema>;
