import { z } from 'astro/zod';
import { line } from '../../content/fields.ts';
import { pictureName } from '../../content/picture.ts';

export const gallerySchema = z
  .strictObject({
    type: z.literal('gallery'),
    title: line(60),
    pictures: z.array(pictureName).min(3).max(18),
  })
  .describe('Pictures in a grid; choosing one opens it large. Nine fill the pattern.');
export type GalleryContent = z.infer<typeof gallerySchema>;
