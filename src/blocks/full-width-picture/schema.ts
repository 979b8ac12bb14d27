import { z } from 'astro/zod';
import { pictureName } from '../../content/picture.ts';

export const fullWidthPictureSchema = z
  .strictObject({
    type: z.literal('full-width-picture'),
    picture: pictureName,
  })
  .describe('One picture across the page.');
export type FullWidthPictureContent = z.infer<typeof fullWidthPictureSchema>;
