import { knownTokens, unknownTokens } from '../tokens.ts';
import { didYouMean } from './error-map.ts';
import { formatPath, textsIn } from './path.ts';
import type { Problem } from './problem.ts';

/** Names in braces that `company.yaml` does not know. */
export function tokenProblems(file: string, raw: unknown, names: Record<string, string>): Problem[] {
  return [...textsIn(raw)].flatMap(({ text, path }) =>
    unknownTokens(text, names).map((token) => ({
      file,
      location: formatPath(path, raw),
      path,
      message: `refers to ${token}, which is not a name in company.yaml.${didYouMean(token.slice(1, -1), Object.keys(names))} Known: ${knownTokens(names)}.`,
    })),
  );
}
