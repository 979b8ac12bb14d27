import { z } from 'astro/zod';
import { line } from '../../content/fields.ts';

export const partnershipsSchema = z
  .strictObject({
    type: z.literal('partnerships'),
    title: line(60),
    areas: z
      .array(
        z.strictObject({
          diagram: z.enum(['joint-venture', 'industrial-partnership', 'distribution-network']),
          title: line(40),
          text: line(160),
        }),
      )
      .min(1)
      .max(6),
  })
  .describe('Ways to work together, each with a diagram made from the mark’s diamond.');
export type PartnershipsContent = z.infer<typeof partnershipsSchema>;
