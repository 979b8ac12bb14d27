import { hasStrayBrace, knownTokens, unknownTokens } from '../tokens.ts';
import { didYouMean } from './error-map.ts';
import { textsIn } from './path.ts';
import { type Problem, problemAt } from './problem.ts';
import type { ContentFile } from './read.ts';

/** Names in braces that `company.yaml` does not know, and braces that stand around none. */
export function tokenProblems(file: ContentFile, names: Record<string, string>): Problem[] {
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
