import { z } from 'astro/zod';
import { lead, line } from '../../schema/fields.ts';
import { richText } from '../../schema/rich-text.ts';
import { defineBlock } from '../define-block.ts';

export const values = defineBlock({
  type: 'values',
  description: 'Three cards; each highlights the shapes of the logo that stand for it.',
  fields: {
    title: line(60),
    lead: lead(120).optional(),
    values: z
      .array(
        z.strictObject({
          highlight: z
            .array(line(40).meta({ input: 'logo-shape' }))
            .default([])
            .meta({
              title: 'Highlighted shapes of the logo',
              description: 'The ids of shapes in its SVG file. Without any, the whole logo is highlighted.',
            }),
          title: line(40),
          text: richText(240),
        }),
      )
      .length(3),
  },
});
