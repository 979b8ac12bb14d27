/** Files in a second language: what they leave out is taken from the file of the site’s own language. */
import { z } from 'astro/zod';
import { companySchema } from './company.ts';
import { pictureMetadataSchema, pictureNameOf } from './picture.ts';
import { type Fields, isRecord } from './yaml-values.ts';

/** `content/company.<language>.yaml`: names and places as that language writes them. */
export const companyTranslationSchema = z.strictObject({
  names: companySchema.shape.names.partial().optional(),
  contact: companySchema.shape.contact.pick({ street: true, city: true, country: true }).partial().optional(),
  rights: companySchema.shape.rights.optional(),
  undivided: companySchema.shape.undivided,
  proposed: z
    .array(companySchema.shape.names.keyof())
    .default([])
    .describe('Names whose spelling here is only proposed: the launch check asks for their owner’s own.'),
});
export type CompanyTranslation = z.infer<typeof companyTranslationSchema>;

/** `content/pictures/pictures.<language>.yaml`: what is said of pictures, by the names of their files. */
export const pictureTextsSchema = z.record(
  z.string(),
  pictureMetadataSchema.pick({ alt: true, caption: true, credit: true }).partial(),
);
export type PictureTexts = z.infer<typeof pictureTextsSchema>;

/**
 * A picture with what a language says of it; what is missing stays in the site’s own language and is marked so.
 * @param original the tag of the site’s own language
 */
export function describedIn<Picture extends { name: string }>(
  picture: Picture,
  texts: PictureTexts,
  original: string,
) {
  const [, own = {}] = Object.entries(texts).find(([file]) => pictureNameOf(file) === picture.name) ?? [];
  const language = {
    ...(own.alt === undefined && { alt: original }),
    ...(own.caption === undefined && { caption: original }),
  };
  return { ...picture, ...own, language };
}

/** Whether a value is a group of fields that are translated one by one; a link is translated whole. */
const isGroup = (value: unknown): value is Fields => isRecord(value) && !('to' in value);

/** A file with the texts of its translation, field by field. */
export function overlay(original: unknown, translation: unknown): unknown {
  if (!isGroup(original) || !isGroup(translation)) return translation ?? original;
  const names = new Set([...Object.keys(original), ...Object.keys(translation)]);
  return Object.fromEntries([...names].map((name) => [name, overlay(original[name], translation[name])]));
}

/** The navigation of a language. What only identifies the original’s language is not taken over. */
export function navigationIn(original: unknown, translation: unknown): unknown {
  const { locale: _, tag: __, readBy: ___, ...shared } = Object(original) as Fields;
  return overlay(shared, translation);
}
