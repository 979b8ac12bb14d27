import { z } from 'astro/zod';
import { galleryVariant } from '../../pictures/variants.ts';
import { line } from '../../schema/fields.ts';
import { pictureName } from '../../schema/picture.ts';
import { defineBlock } from '../define-block.ts';

export const gallery = defineBlock({
  type: 'gallery',
  description: 'Pictures in a grid; choosing one enlarges it. Nine fill the grid exactly.',
  fields: {
    title: line(60),
    note: line(120)
      .optional()
      .describe('Under the heading: what the pictures are. The company profile repeats it.'),
    pictures: z.array(pictureName).min(3).max(18),
  },
  pictures: ({ pictures }) =>
    pictures.map((name, i) => ({ name, variant: galleryVariant(i, pictures.length), opens: true })),
});
