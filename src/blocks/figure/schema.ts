import { z } from 'astro/zod';
import { pictureName } from '../../model/picture.ts';

/** One picture across the page. */
export const figureSchema = z.strictObject({
  type: z.literal('figure'),
  picture: pictureName,
});
export type FigureContent = z.infer<typeof figureSchema>;
