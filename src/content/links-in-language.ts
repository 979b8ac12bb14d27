import type { z } from 'astro/zod';
import { fieldValues } from './field-values.ts';
import { addressIn } from './languages.ts';

export interface ReadersLanguage {
  /** The address of its home page. */
  home: string;
  /** Stands behind a link that leads to another language. */
  note: string | undefined;
  /** The language of those other pages: a BCP 47 tag. */
  otherTag: string;
  /** Whether the language has a page at an address of its own. */
  has(address: string): boolean;
}

/**
 * Leads the links of a content file, which are written without a language, to the pages of the reader’s language; those
 * that it does not have to the page of the site’s own language, and says so.
 * @param schema says which fields are links
 */
export function leadLinks<T>(schema: z.ZodType, data: T, { home, note, otherTag, has }: ReadersLanguage): T {
  if (home === '/') return data;
  const led = structuredClone(data);
  for (const { value, path } of fieldValues('address', schema, data)) {
    if (!value.startsWith('/') || `${value}/`.startsWith(`${home}/`)) continue;
    const own = addressIn(home, value);
    const key = path.at(-1)!;
    const owner = path.slice(0, -1).reduce<unknown>((part, step) => Object(part)[step], led) as Record<
      PropertyKey,
      unknown
    >;
    if (has(own.replace(/#.*/, ''))) owner[key] = own;
    else {
      owner['hrefLang'] = otherTag;
      const name = 'label' in owner ? 'label' : 'title';
      if (note && typeof owner[name] === 'string') owner[name] += ` ${note}`;
    }
  }
  return led;
}
