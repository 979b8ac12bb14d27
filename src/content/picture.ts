import { z } from 'astro/zod';
import { line } from './fields.ts';

/** A text that a camera or program generated: `IMG_2041`, `DSC00012.JPG`, `photo.png`. */
const LIKE_A_FILE_NAME = /\.(jpe?g|png|webp|avif|heic|tiff?)$|^[a-z]{2,5}[-_ ]?\d{3,}$/i;

/** An entry of `content/pictures/pictures.yaml`: all data of one picture except its file. */
export const pictureMetadataSchema = z.strictObject({
  alt: line(160)
    .refine(
      (text) => text.length === 0 || text.length >= 15,
      'is too short to describe a picture: say what is seen, in a sentence',
    )
    .refine(
      (text) => !LIKE_A_FILE_NAME.test(text),
      'looks like the name of a file: say what is seen in the picture, in a sentence',
    )
    .meta({
      title: 'What is seen',
      description: 'One sentence, read out to those who do not see the picture.',
    }),
  caption: line(120).describe('One fact, with a full stop. It stands under the picture.'),
  kind: z
    .enum(['print', 'photograph'])
    .describe('A print is a drawing in the colours of the site. It is called one in its caption.'),
  credit: line(60).meta({ title: 'Made by' }),
  focus: z
    .string()
    .regex(
      /^(100|\d{1,2})% (100|\d{1,2})%$/,
      'is not a point in the picture: write it like `50% 60%`, from the left and from the top',
    )
    .default('50% 50%')
    .meta({
      input: 'focus',
      description: 'What must stay in sight when the picture is cut to another shape.',
    }),
});
export type PictureMetadata = z.infer<typeof pictureMetadataSchema>;

/** `content/pictures/pictures.yaml`: every picture by the name of its file. */
export const picturesSchema = z.record(z.string(), pictureMetadataSchema);

/** The name by which pages refer to a picture: its file name without the extension. */
export const pictureNameOf = (file: string) => file.replace(/\.[^.]+$/, '');

/** A reference to a picture on a page. */
export const pictureName = z
  .string()
  .regex(
    /^[a-z0-9][a-z0-9-]*$/,
    'is not the name of a picture: write the file’s name without its ending, for example `showroom`',
  )
  .meta({ input: 'picture' });
