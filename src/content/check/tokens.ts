import type { z } from 'astro/zod';
import { fillTokens, hasStrayBrace, knownTokens, unknownTokens } from '../tokens.ts';
import { didYouMean, errorMap } from './error-map.ts';
import { type Path, textsIn } from './path.ts';
import { type Problem, problemAt } from './problem.ts';
import type { ContentFile } from './read.ts';

/** What stands for `{company}` and the like. */
export type Names = Record<string, string>;

/** Names in braces that `company.yaml` does not know, and braces that stand around none. */
export function tokenProblems(file: ContentFile, names: Names): Problem[] {
  return [...textsIn(file.raw)].flatMap(({ text, path }) => {
    const messages = unknownTokens(text, names).map(
      (token) =>
        `refers to ${token}, which is not a name in company.yaml.${didYouMean(token.slice(1, -1), Object.keys(names))} Known: ${knownTokens(names)}.`,
    );
    if (hasStrayBrace(text)) {
      messages.push(
        `has a brace too many or too few: a name stands between one { and one }. Known: ${knownTokens(names)}.`,
      );
    }
    return messages.map((message) => problemAt(file, path, message));
  });
}

/**
 * What is wrong only with the names filled in: a text that grows too long.
 * @param whole the file with what it takes from its original, whose own mistakes are reported there
 */
export function filledProblems(
  file: ContentFile,
  schema: z.ZodType,
  names: Names,
  whole: unknown = file.raw,
): Problem[] {
  const issuesOf = (data: unknown) =>
    schema.safeParse(data, { error: errorMap, reportInput: true }).error?.issues ?? [];
  const reported = issuesOf(whole).map(({ path }) => path.join());
  const isWritten = (path: Path) => path.reduce((value, step) => Object(value)[step], file.raw) !== undefined;
  return issuesOf(fillTokens(whole, names))
    .filter(({ path }) => !reported.includes(path.join()) && isWritten(path))
    .map(({ path, message }) =>
      problemAt(file, path, message.replace(';', ' with the names filled in;'), { allowsPreview: true }),
    );
}
