import { z } from 'astro/zod';
import { illustration, lead, line, link, localTime, multiline } from '../../schema/fields.ts';
import { defineBlock } from '../define-block.ts';

/** The id of a column, counted from 0. */
export const columnId = (blockId: string, index: number) => `${blockId}-column-${index + 1}`;

export const homeHero = defineBlock({
  type: 'home-hero',
  title: 'Opening of the home page',
  description:
    'The home page’s first view: headline, two buttons, and three illustrations that stand over their own lists.',
  fields: {
    title: multiline(60),
    lead: lead(260),
    buttons: z.array(link).min(1).max(2),
    localTime,
    columnsTitle: line(60),
    columns: z
      .array(
        z.strictObject({
          illustration,
          person: illustration
            .optional()
            .meta({ title: 'Person', description: 'In front of the illustration.' }),
          title: line(30),
          items: z
            .array(link)
            .min(1)
            .max(6)
            .describe('The illustration has the same link as the first item.'),
          note: line(40).optional(),
        }),
      )
      .length(3),
  },
  // On phones, each column is a section of its own.
  sectionIds: ({ columns }, blockId) => [blockId, ...columns.map((_, i) => columnId(blockId, i))],
  headline: ({ title }) => title,
});
