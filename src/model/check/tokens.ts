import { knownTokens, unknownTokens } from '../tokens.ts';
import { didYouMean } from './explain.ts';
import { type Path, placeInWords } from './place.ts';
import type { Problem } from './problem.ts';

/** Names in braces that `company.yaml` does not know. */
export function tokenProblems(file: string, raw: unknown, names: Record<string, string>): Problem[] {
  const visit = (value: unknown, path: Path): Problem[] => {
    if (typeof value === 'string') {
      return unknownTokens(value, names).map((token) => ({
        file,
        place: placeInWords(path, raw),
        message: `refers to ${token}, which is not a name in company.yaml.${didYouMean(token.slice(1, -1), Object.keys(names))} Known: ${knownTokens(names)}.`,
      }));
    }
    if (value === null || typeof value !== 'object') return [];
    return Object.entries(value).flatMap(([key, entry]) =>
      visit(entry, [...path, Array.isArray(value) ? Number(key) : key]),
    );
  };
  return visit(raw, []);
}
