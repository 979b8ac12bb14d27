import { languageOf } from '../src/load/check/files.ts';
import { formatProblem } from '../src/load/check/problem.ts';
import { contentProblems, readAll } from '../src/load/check/rules.ts';
import { DEFAULT_LANGUAGE, englishNameOf, languageIdsIn } from '../src/schema/languages.ts';
import { formOf } from './config.ts';
import type { AdminContext } from './context.json.ts';
import { blockLabel, type Definition, labelOf, partOf } from './fields.ts';

/** A mistake in words of the form. */
export interface Mistake {
  /** The way to the field: “Arabic › Gallery › Title”. */
  place: string;
  message: string;
}

/**
 * Finds what the check would find, except what needs the disk: picture files, and the contrast and logos of the theme.
 * @param changed the files that are about to be saved
 * @returns the mistakes in these files, and those that they would cause in others
 */
export function findMistakes(context: AdminContext, changed: Record<string, unknown>): Mistake[] {
  const files = { ...context.files, ...changed };
  const before = contentProblems(readAll(context.files), context.ownFiles).map(formatProblem);
  const read = readAll(files);
  const languages = languageIdsIn(Object.keys(files));
  return contentProblems(read, context.ownFiles)
    .filter((problem) => problem.file in changed || !before.includes(formatProblem(problem)))
    .map(({ file, path, location = '', message }) => {
      const language = languageOf(file, languages);
      const place = [
        file in changed ? '' : `content/${file}`,
        language === DEFAULT_LANGUAGE ? '' : englishNameOf(language),
        ...(path ? labelsOf(formOf(file).schema, path, files[file]) : [location]),
      ];
      return {
        place: place.filter(Boolean).join(' › '),
        message: `This ${message.replaceAll('`', '')}`,
      };
    });
}

/** The labels of the form on the way to a field. */
function labelsOf(definition: Definition, [step, ...rest]: readonly PropertyKey[], value: unknown): string[] {
  if (step === undefined) return [];
  const below = Object(value)[step];
  const part = partOf(definition, step, below);
  if (!part) return [String(step)];
  const block = blockLabel(part);
  const label = typeof step === 'number' ? String(step + 1) : labelOf(String(step), part);
  return [block ? `${label} (${block})` : label, ...labelsOf(part, rest, below)];
}
