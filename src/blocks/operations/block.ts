import { z } from 'astro/zod';
import { anchor, direction, illustration, line } from '../../content/fields.ts';
import { pictureName } from '../../content/picture.ts';
import { type ContentOf, defineBlock } from '../define-block.ts';

const named = z.strictObject({ name: line(40), text: line(100) });

export const operations = defineBlock({
  type: 'operations',
  description: 'Every operation in a section of its own, with an index in the sidebar.',
  fields: {
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
            .describe('Lists of converted vehicles, each with its illustration.'),
          goods: z.array(named).max(6).default([]),
        }),
      )
      .min(1)
      .max(12),
  },
  pictures: ({ sections }) =>
    sections.flatMap(({ picture }) => (picture ? [{ name: picture, variant: 'section' }] : [])),
});
export type OperationsContent = ContentOf<typeof operations>;
