import { checkFiles, contentProblems } from '../src/load/check/content-problems.ts';
import { languageOf } from '../src/load/check/files.ts';
import { formatForForm, formatProblem } from '../src/load/check/problem.ts';
import { DEFAULT_LANGUAGE, englishNameOf, languageIdsIn, originalOf } from '../src/schema/languages.ts';
import { singular } from '../src/text/singular.ts';
import { formOf } from './config.ts';
import type { AdminContext } from './context.json.ts';
import { blockLabel, type FormSchema, labelOf, partOf, readable } from './fields.ts';

type Content = Pick<AdminContext, 'files' | 'staticFiles'>;

/** A mistake in words of the forms. */
export type Mistake = ReturnType<typeof findMistakes>[number];

/**
 * Finds what the check would find, except what needs the disk: picture files, and the contrast and logos of the theme.
 * @param changed the files that are about to be saved, if any
 * @returns all mistakes; of a change, those in its files and those that it would cause in others
 */
export function findMistakes(context: Content, changed?: Content['files']) {
  const files = { ...context.files, ...changed };
  const before = changed ? problemsIn(context).map(formatProblem) : [];
  const languages = languageIdsIn(Object.keys(files));
  const entryOf = (file: string) => describeEntry(file, languageOf(file, languages));
  return problemsIn({ ...context, files })
    .filter((problem) => problem.file in (changed ?? {}) || !before.includes(formatProblem(problem)))
    .map((problem) => {
      const { file, path, location = '' } = problem;
      const { entry, form } = entryOf(file);
      return {
        file,
        entry,
        /** The address of its form; undefined for a mistake that no form shows. */
        form: path && form,
        /** The way to the field: “Gallery › Title”. */
        place: path ? labelsOf(formOf(file).schema, path, files[file]).join(' › ') : location,
        message: formatForForm(problem, (name) => entryOf(name).entry),
      };
    });
}

const problemsIn = ({ files, staticFiles }: Content) => contentProblems(checkFiles(files), staticFiles);

/** What people call a file (“the page About”, “Company in Arabic”), and the address of its form. */
function describeEntry(file: string, language: string) {
  const { label } = formOf(file);
  const isOriginal = language === DEFAULT_LANGUAGE;
  const [, folder = '_singletons', slug = ''] = /^(?:(\w+)\/)?(.+)\.yaml$/.exec(originalOf(file, language))!;
  const inFolder =
    slug === 'index' ? 'the home page' : `the ${singular(label).toLowerCase()} ${readable(slug)}`;
  return {
    entry: `${file.includes('/') ? inFolder : label}${isOriginal ? '' : ` in ${englishNameOf(language)}`}`,
    form: `#/collections/${folder}/entries/${slug}${isOriginal ? '' : `?_locale=${language}`}`,
  };
}

/** The labels of the form on the way to a field. */
function labelsOf(schema: FormSchema, [step, ...rest]: readonly PropertyKey[], value: unknown): string[] {
  if (step === undefined) return [];
  const below = Object(value)[step];
  const part = partOf(schema, step, below);
  if (!part) return [String(step)];
  const block = blockLabel(part);
  const label = typeof step === 'number' ? String(step + 1) : labelOf(String(step), part);
  return [block ? `${label} (${block})` : label, ...labelsOf(part, rest, below)];
}
