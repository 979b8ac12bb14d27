import { pictureName } from '../../schema/picture.ts';
import { defineBlock } from '../define-block.ts';

export const fullWidthPicture = defineBlock({
  type: 'full-width-picture',
  description: 'One picture across the page.',
  fields: {
    picture: pictureName,
  },
  pictures: ({ picture }) => [{ name: picture, variant: 'panorama' }],
});
