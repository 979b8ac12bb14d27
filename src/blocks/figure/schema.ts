import { z } from 'astro/zod';
import { pictureName } from '../../model/picture.ts';

export const figureSchema = z
  .strictObject({
    type: z.literal('figure'),
    picture: pictureName,
  })
  .describe('One picture across the page.');
export type FigureContent = z.infer<typeof figureSchema>;
