import { fillNames, hasStrayBrace, unknownNames } from '../../text/fill-names.ts';
import { textsIn } from '../../text/map-texts.ts';
import { describeWidth, tooWide, widthOf } from '../../text/text-width.ts';
import { SEARCH_WIDTHS } from '../page.ts';
import { didYouMean, errorMap } from './error-map.ts';
import { isDraft, type PageFile } from './files.ts';
import { type Path, type Problem, problemAt } from './problem.ts';
import type { ContentFile } from './read.ts';

/** The names that replace `{company}` and the like. */
type Names = Record<string, string>;

/** Reports unknown names in braces, and braces without a name. */
export function unknownNameProblems(file: ContentFile, names: Names): Problem[] {
  const known = Object.keys(names);
  const remedy = `Allowed: ${known.map((name) => `{${name}}`).join(', ')}.`;
  return [...textsIn(file.raw)].flatMap(({ text, path }) => {
    const messages = unknownNames(text, names).map(
      (token) =>
        `refers to ${token}, which is not a name in content/company.yaml.${didYouMean(token.slice(1, -1), known)} ${remedy}`,
    );
    if (hasStrayBrace(text))
      messages.push(`has one brace too many or too few: put each name between one { and one }. ${remedy}`);
    return messages.map((message) => problemAt(file, path, message));
  });
}

/** Reports braces in the facts of the company, into which no names are filled. */
export const braceProblems = (file: ContentFile): Problem[] =>
  [...textsIn(file.raw)].flatMap(({ text, path }) =>
    /[{}]/.test(text)
      ? problemAt(file, path, 'has a brace, but names are not filled in here. Write the name itself.')
      : [],
  );

const whenFilled = (message: string) => `${message} Names in braces count at full length.`;

/** Reports texts that are too long only after the names are filled in. A translation’s inherited texts are not reported. */
export function filledProblems(file: ContentFile, names: Names): Problem[] {
  const issuesOf = (data: unknown) =>
    file.schema.safeParse(data, { error: errorMap, reportInput: true }).error?.issues ?? [];
  const reported = issuesOf(file.whole).map(({ path }) => path.join());
  const isWritten = (path: Path) => path.reduce((value, step) => Object(value)[step], file.raw) !== undefined;
  return issuesOf(fillNames(file.whole, names))
    .filter(({ path }) => !reported.includes(path.join()) && isWritten(path))
    .map(({ path, message }) => problemAt(file, path, whenFilled(message)));
}

/** Reports titles and descriptions that are too long or too short for search engines, after names are filled in. */
export const searchProblems = (page: ContentFile, names: Names): Problem[] =>
  (['title', 'description'] as const).flatMap((field) => {
    const text = Object(page.raw)[field];
    if (typeof text !== 'string' || text === '' || unknownNames(text, names).length > 0) return [];
    const filled = fillNames(text.trim(), names);
    const { least, most } = SEARCH_WIDTHS[field];
    const missing = least - widthOf(filled);
    const message =
      missing > 0
        ? `${describeWidth(filled)}; the minimum is ${least}. Lengthen it by ${missing}.`
        : tooWide(filled, most);
    return message ? problemAt(page, [field], whenFilled(message)) : [];
  });

/** Reports titles and descriptions that two published pages share: search engines show only one of them, or write their own. */
export const sharedSearchTexts = (all: PageFile[]): Problem[] =>
  ['title', 'description'].flatMap((field) => {
    const textOf = ({ raw }: PageFile) => Object(raw)[field];
    // A copied page is a draft until its texts are rewritten.
    const pages = all.filter((page) => !isDraft(page) && typeof textOf(page) === 'string');
    return [...Map.groupBy(pages, textOf).values()].flatMap(([first, ...others]) =>
      others.map((page) =>
        problemAt(
          page,
          [field],
          `is the same as in content/${first!.file}. Say what is unique to this page.`,
        ),
      ),
    );
  });
