/** Files in other languages. Values that they omit are taken from the file of the site’s own language. */
import { z } from 'astro/zod';
import { companySchema } from '../schema/company.ts';
import type { PictureText } from '../schema/picture.ts';

/** `content/company.<language>.yaml`: the facts that are translated. */
export const companyTranslationSchema = z.strictObject({
  names: companySchema.shape.names.partial().optional(),
  contact: companySchema.shape.contact.pick({ street: true, city: true, country: true }).partial().optional(),
  rights: companySchema.shape.rights.optional(),
  undivided: companySchema.shape.undivided,
  proposed: companySchema.shape.proposed,
});
export type CompanyTranslation = z.infer<typeof companyTranslationSchema>;

/**
 * A picture with its texts in a language. Missing texts stay in the site’s own language, with that language’s tag.
 * @param own its texts in the language; undefined in the site’s own
 * @param original the tag of the site’s own language
 */
export function translatedPicture<Picture extends object>(
  picture: Picture,
  own: PictureText | undefined,
  original: string,
): Picture & PictureText & { language?: { alt?: string; caption?: string } } {
  if (!own) return picture;
  const languageOf = (text: string | undefined) => (text === undefined ? original : undefined);
  return { ...picture, ...own, language: { alt: languageOf(own.alt), caption: languageOf(own.caption) } };
}

type Fields = Record<string, unknown>;

/** Tests whether a value is a group of fields that are translated one by one; a list or link is translated as a whole. */
const isGroup = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !('to' in value);

/** Overlays a file with its translation, field by field. */
export function overlay(original: unknown, translation: unknown): unknown {
  if (!isGroup(original) || !isGroup(translation)) return translation ?? original;
  // What a navigation says of its own language is not inherited.
  const { locale: _, tag: __, readBy: ___, ...inherited } = original;
  const names = new Set([...Object.keys(inherited), ...Object.keys(translation)]);
  return Object.fromEntries([...names].map((name) => [name, overlay(inherited[name], translation[name])]));
}
