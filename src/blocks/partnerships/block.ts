import { z } from 'astro/zod';
import { line, message } from '../../schema/fields.ts';
import { defineBlock } from '../define-block.ts';

export const partnerships = defineBlock({
  type: 'partnerships',
  description: 'Ways to work together, each with a diagram made from the logo’s diamond.',
  fields: {
    title: line(60),
    areas: z
      .array(
        z.strictObject({
          diagram: z.enum(['joint-venture', 'industrial-partnership', 'distribution-network']),
          title: line(40),
          text: line(160),
          message,
        }),
      )
      .min(1)
      .max(6),
  },
});
