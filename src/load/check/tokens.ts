import { fillTokens, hasStrayBrace, knownTokens, unknownTokens } from '../../schema/tokens.ts';
import { didYouMean, errorMap } from './error-map.ts';
import { type Path, textsIn } from './path.ts';
import { type Problem, problemAt } from './problem.ts';
import type { ContentFile } from './read.ts';

/** The names that replace `{company}` and other tokens. */
type Names = Record<string, string>;

/** Reports unknown names in braces, and braces without a name. */
export function tokenProblems(file: Pick<ContentFile, 'file' | 'raw'>, names: Names): Problem[] {
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

/** Reports texts that are too long only after the names are filled in. An original’s own are reported there. */
export function filledProblems(file: ContentFile, names: Names): Problem[] {
  const issuesOf = (data: unknown) =>
    file.schema.safeParse(data, { error: errorMap, reportInput: true }).error?.issues ?? [];
  const reported = issuesOf(file.whole).map(({ path }) => path.join());
  const isWritten = (path: Path) => path.reduce((value, step) => Object(value)[step], file.raw) !== undefined;
  return issuesOf(fillTokens(file.whole, names))
    .filter(({ path }) => !reported.includes(path.join()) && isWritten(path))
    .map(({ path, message }) => problemAt(file, path, message.replace(';', ' with the names filled in;')));
}
