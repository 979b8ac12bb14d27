import { z } from 'astro/zod';
import { lead, line, link, multiline, tone } from '../../schema/fields.ts';
import { defineBlock } from '../define-block.ts';

export const numberHero = defineBlock({
  type: 'number-hero',
  title: 'Opening with a number',
  description: 'The first block of a page: one large number stands on the horizon.',
  fields: {
    tone,
    title: multiline(60),
    lead: lead(160).optional(),
    buttons: z.array(link).max(2).default([]),
    number: line(4),
    decorative: z
      .boolean()
      .default(false)
      .meta({ title: 'The number only repeats the text', description: 'Screen readers then skip it.' }),
  },
  headline: ({ title }) => title,
});
