import { z } from 'astro/zod';
import { lead, line, link, multiline } from '../../schema/fields.ts';
import { defineBlock } from '../define-block.ts';

export const heritage = defineBlock({
  type: 'heritage',
  description: 'Where the group comes from: a short text, the map of its countries, and numbers.',
  fields: {
    title: multiline(60),
    lead: lead(260),
    link,
    map: z.strictObject({
      description: line(240).meta({ title: 'The map in words, for people who cannot see it' }),
      // Sudan’s name fits within its land, Uganda’s between its land and a phone’s edge.
      sudan: line(10),
      southSudan: line(20),
      uganda: line(8),
      uae: line(20).meta({ title: 'UAE' }),
      route: line(20),
    }),
    stats: z
      .array(z.strictObject({ number: line(4), label: line(30) }))
      .min(2)
      .max(4),
  },
});
