import { z } from 'astro/zod';
import { direction, line, target } from '../../content/fields.ts';

export const operationCardsSchema = z
  .strictObject({
    type: z.literal('operation-cards'),
    title: line(60),
    cards: z
      .array(z.strictObject({ direction, title: line(40), text: line(140), to: target }))
      .min(2)
      .max(9),
  })
  .describe('The core operations as numbered cards; each whole card is a link.');
export type OperationCardsContent = z.infer<typeof operationCardsSchema>;
