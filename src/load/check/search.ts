import { describeWidth, widthOf } from '../../schema/text-width.ts';
import { fillTokens, unknownTokens } from '../../schema/tokens.ts';
import { SEARCH_WIDTHS } from '../page.ts';
import { isHidden, type PageFile } from './files.ts';
import { type Problem, problemAt } from './problem.ts';
import type { ContentFile } from './read.ts';

/** Reports titles and descriptions that are too long or too short for search engines, after names are filled in. */
export function searchProblems(page: ContentFile, names: Record<string, string>): Problem[] {
  return (['title', 'description'] as const).flatMap((field) => {
    const text = (page.raw as Record<string, unknown> | undefined | null)?.[field];
    if (typeof text !== 'string' || text === '' || unknownTokens(text, names).length > 0) return [];
    const filled = fillTokens(text.trim(), names);
    const width = widthOf(filled);
    const { least, most } = SEARCH_WIDTHS[field];
    const problem = (limit: string, remedy: string) => {
      const message = `${describeWidth(filled)} with the names filled in; ${limit}. ${remedy}.`;
      return problemAt(page, [field], message);
    };
    if (width > most) return problem(`${most} is the most`, `Shorten it by ${width - most}`);
    if (width < least) return problem(`${least} is the least`, `Lengthen it by ${least - width}`);
    return [];
  });
}

/** Reports titles and descriptions that two published pages share: search engines show only one of them, or write their own. */
export const sharedSearchTexts = (all: PageFile[]): Problem[] =>
  ['title', 'description'].flatMap((field) => {
    const textOf = ({ raw }: PageFile) => Object(raw)[field];
    // A copy is a draft until it is written.
    const pages = all.filter((page) => !isHidden(page) && typeof textOf(page) === 'string');
    return [...Map.groupBy(pages, textOf).values()].flatMap(([first, ...others]) =>
      others.map((page) =>
        problemAt(page, [field], `is the same as in content/${first!.file}. Say what only this page has.`),
      ),
    );
  });
