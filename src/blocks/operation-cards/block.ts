import { z } from 'astro/zod';
import { direction, line, target } from '../../schema/fields.ts';
import { defineBlock } from '../define-block.ts';

export const operationCards = defineBlock({
  type: 'operation-cards',
  description: 'The core operations as numbered cards; each whole card is a link.',
  fields: {
    title: line(60),
    cards: z
      .array(z.strictObject({ direction, title: line(40), text: line(140), to: target }))
      .min(2)
      .max(9),
  },
});
