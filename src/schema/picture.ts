import { z } from 'astro/zod';
import { line } from './fields.ts';

/** A text that a camera or program generated: `IMG_2041`, `DSC00012.JPG`, `photo.png`. */
const LIKE_A_FILE_NAME = /\.(jpe?g|png|webp|avif|heic|tiff?)$|^[a-z]{2,5}[-_ ]?\d{3,}$/i;

/** What is known about a picture besides its file. */
export const pictureMetadataSchema = z.strictObject({
  alt: line(160)
    .refine(
      (text) => text.length === 0 || text.length >= 15,
      'is too short to describe a picture: say what it shows, in a sentence',
    )
    .refine(
      (text) => !LIKE_A_FILE_NAME.test(text),
      'looks like the name of a file: say what the picture shows, in a sentence',
    )
    .meta({
      title: 'What it shows',
      description: 'One sentence, read out to people who cannot see the picture.',
    }),
  caption: line(120).describe('One fact, with a full stop. Shown under the picture.'),
  kind: z
    .enum(['print', 'photograph', 'document'])
    .describe(
      'A print is a drawing in the colours of the site. A document, such as a certificate, is never cropped: if its place has another shape, it gets a margin.',
    ),
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
      description: 'What must stay visible when the picture is cropped.',
    }),
});
export type PictureMetadata = z.infer<typeof pictureMetadataSchema>;

/** `content/pictures/*.yaml`: one picture, whose file is beside it. Pages refer to it by the name of this file. */
export const pictureSchema = z.strictObject({
  file: z
    .string()
    .regex(/^\w[\w.-]*\.\w+$/, 'is not the name of a file in this folder: write it like `showroom.jpg`')
    .meta({
      input: 'image',
      title: 'Picture',
      description:
        'At least 1,600 pixels wide. Its location and camera data are removed before it is stored.',
    }),
  ...pictureMetadataSchema.shape,
});
export type Picture = z.infer<typeof pictureSchema>;

/** `content/pictures/<language>/*.yaml`: the texts of a picture in a language. */
export const pictureTextSchema = pictureMetadataSchema
  .pick({ alt: true, caption: true, credit: true })
  .partial();
export type PictureText = z.infer<typeof pictureTextSchema>;

/** The name by which pages refer to a picture: that of its entry. */
export const pictureNameOf = (entry: string) => entry.replace(/^.*\/|\.yaml$/g, '');

/** A reference to a picture on a page. */
export const pictureName = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]*$/, 'is not the name of a picture: write it like `showroom`')
  .meta({ input: 'picture' });
