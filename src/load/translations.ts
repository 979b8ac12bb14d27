/** Files in other languages. Values that they omit are taken from the file of the site’s own language. */
import { z } from 'astro/zod';
import { unwrapped } from '../schema/field-values.ts';
import type { PictureText } from '../schema/picture.ts';

/**
 * A picture with its texts in a language. Missing texts stay in the site’s own language, with that language’s tag.
 * @param texts those in the language; undefined in the site’s own
 * @param defaultTag the tag of the site’s own language
 */
export function translatedPicture<Picture extends object>(
  picture: Picture,
  texts: PictureText | undefined,
  defaultTag: string,
): Picture & PictureText & { language?: { alt?: string; caption?: string } } {
  if (!texts) return picture;
  const languageOf = (text: string | undefined) => (text === undefined ? defaultTag : undefined);
  return {
    ...picture,
    ...texts,
    language: { alt: languageOf(texts.alt), caption: languageOf(texts.caption) },
  };
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Overlays a file with its translation, field by field. Lists are translated as a whole.
 * @param schema its metadata says which groups are translated as a whole, too (`isWhole`), and which fields a translation
 * does not take from the original (`isInherited: false`)
 */
export function overlay(schema: unknown, original: unknown, translation: unknown): unknown {
  const group = unwrapped(schema);
  const isOverlaid = group instanceof z.ZodObject && !group.meta()?.['isWhole'];
  if (!isOverlaid || !isGroup(original) || !isGroup(translation)) return translation ?? original;
  const names = new Set([...Object.keys(original), ...Object.keys(translation)]);
  return Object.fromEntries(
    [...names].map((name) => {
      const field = group.shape[name] as z.ZodType | undefined;
      const inherited = field?.meta()?.['isInherited'] === false ? undefined : original[name];
      return [name, overlay(field, inherited, translation[name])];
    }),
  );
}
