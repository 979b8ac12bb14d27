import type { PageContent } from '../page.ts';
import { fillTokens, unknownTokens } from '../tokens.ts';
import type { Problem } from './problem.ts';

/** Characters that search results show: shorter is a chance missed, longer is cut. */
const LENGTHS = {
  title: { least: 50, most: 60 },
  description: { least: 120, most: 155 },
} as const;

/** Titles and descriptions that a search engine would cut or find thin, counted with the names filled in. */
export function searchProblems(file: string, page: PageContent, names: Record<string, string>): Problem[] {
  return (['title', 'description'] as const).flatMap((field) => {
    if (unknownTokens(page[field], names).length > 0) return [];
    const { length } = fillTokens(page[field], names);
    const { least, most } = LENGTHS[field];
    const place = `\`${field}\``;
    if (length > most) {
      return [
        {
          file,
          place,
          message: `has ${length} characters with the names filled in; ${most} is the most. Shorten it by ${length - most}.`,
        },
      ];
    }
    if (length < least) {
      return [
        {
          file,
          place,
          message: `has ${length} characters with the names filled in; ${least} is the least. Lengthen it by ${least - length}.`,
        },
      ];
    }
    return [];
  });
}
