import { illustrations, lead, multiline, tone } from '../../schema/fields.ts';
import { defineBlock } from '../define-block.ts';

export const illustrationHero = defineBlock({
  type: 'illustration-hero',
  title: 'Opening with illustrations',
  description: 'The first block of a page: illustrations stand in a line on the horizon.',
  fields: {
    tone,
    title: multiline(80),
    lead: lead(160).optional(),
    illustrations: illustrations
      .min(1)
      .max(5)
      .describe('List them from the back of the line to the front. The line repeats to the window’s edge.'),
  },
  headline: ({ title }) => title,
});
