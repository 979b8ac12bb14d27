import { hasStrayBrace, knownTokens, unknownTokens } from '../tokens.ts';
import { didYouMean } from './error-map.ts';
import { formatPath, textsIn } from './path.ts';
import type { Problem } from './problem.ts';

/** Names in braces that `company.yaml` does not know, and braces that stand around none. */
export function tokenProblems(file: string, raw: unknown, names: Record<string, string>): Problem[] {
  return [...textsIn(raw)].flatMap(({ text, path }) => {
    const messages = unknownTokens(text, names).map(
      (token) =>
        `refers to ${token}, which is not a name in company.yaml.${didYouMean(token.slice(1, -1), Object.keys(names))} Known: ${knownTokens(names)}.`,
    );
    if (hasStrayBrace(text)) {
      messages.push(
        `has a brace too many or too few: a name stands between one { and one }. Known: ${knownTokens(names)}.`,
      );
    }
    return messages.map((message) => ({ file, location: formatPath(path, raw), path, message }));
  });
}
