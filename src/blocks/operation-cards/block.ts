import { z } from 'astro/zod';
import { direction, line, target } from '../../schema/fields.ts';
import { defineBlock } from '../define-block.ts';

/** Where a card leads. Its title has the words of the link. */
const to = target.meta({ labelField: 'title' });

export const operationCards = defineBlock({
  type: 'operation-cards',
  description: 'The core operations as numbered cards; each whole card is a link.',
  fields: {
    title: line(60),
    cards: z
      .array(z.strictObject({ direction, title: line(40), text: line(140), to }))
      .min(2)
      .max(9),
  },
});
