import type { z } from 'astro/zod';
import { fieldValues } from '../schema/field-values.ts';
import { isOutside, localisedAddress } from '../schema/languages.ts';
import { changeLinks } from '../schema/rich-text.ts';
import { withNote } from '../text/join-texts.ts';

/** The language of the readers of a file. */
export interface ReadersLanguage {
  /** The address of its home page. */
  home: string;
  /** A note after a link to a page in another language. */
  note: string | undefined;
  /** The BCP 47 tag of that other language, the site’s own. */
  defaultTag: string;
  /** Tests whether the language has a page at an address in its folder. */
  has(address: string): boolean;
}

/**
 * Changes the links of a content file, which are written without a language, to the pages of the readers’ language.
 * A link to a page that is not translated leads to the site’s own language and has a note.
 * @param schema defines which fields are links
 */
export function localiseLinks<T>(
  schema: z.ZodType,
  data: T,
  { home, note, defaultTag, has }: ReadersLanguage,
): T {
  if (home === '/') return data;
  const copy = structuredClone(data) as Part;
  const localised = (to: string) => localisedAddress(home, to, has);
  for (const { value, path, labelField } of fieldValues('address', schema, data)) {
    const { owner, key } = placeOf(copy, path);
    const to = localised(value);
    owner[key] = to;
    const label = labelField && owner[labelField];
    if (typeof label === 'string' && isOutside(home, to))
      Object.assign(owner, { [labelField!]: withNote(label, note), hrefLang: defaultTag });
  }
  for (const { value, path } of fieldValues('rich-text', schema, data)) {
    const { owner, key } = placeOf(copy, path);
    owner[key] = changeLinks(value, localised, (to) => (isOutside(home, to) ? withNote('', note) : ''));
  }
  return copy as T;
}

type Part = Record<PropertyKey, unknown>;

/** The object that holds a value, and the value’s key there. */
const placeOf = (data: Part, path: PropertyKey[]) => ({
  owner: path.slice(0, -1).reduce((part, step) => part[step] as Part, data),
  key: path.at(-1)!,
});
