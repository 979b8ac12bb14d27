import { z } from 'astro/zod';
import { stringify } from 'yaml';
import { languageOf } from '../src/load/check/files.ts';
import type { Problem } from '../src/load/check/problem.ts';
import { contentProblems, languagesOf, readAll } from '../src/load/check/rules.ts';
import { DEFAULT_LANGUAGE, englishNameOf } from '../src/schema/languages.ts';
import type { AdminContext } from './context.ts';
import { schemaOf } from './entry.ts';
import { blockLabel, inside, labelOf } from './fields.ts';

/** A mistake in words of the form. */
export interface Mistake {
  /** The way to the field: “Arabic › Gallery › Title”. */
  place: string;
  message: string;
}

/**
 * Finds what the check would find, as far as the browser has the files: pictures themselves, the theme and the
 * company profile it has not.
 * @param changed the files that are about to be saved
 * @returns the mistakes in these files, and those that they would cause in others
 */
export async function findMistakes(
  context: AdminContext,
  changed: Record<string, unknown>,
): Promise<Mistake[]> {
  const before = await check(context, context.files);
  const after = await check(context, { ...context.files, ...changed });
  const isOld = (problem: Problem) =>
    !(problem.file in changed) &&
    before.problems.some(
      ({ file, location, message }) =>
        file === problem.file && location === problem.location && message === problem.message,
    );
  return after.problems
    .filter((problem) => !isOld(problem))
    .map((problem) => ({
      place: placeOf(problem, changed[problem.file] ?? context.files[problem.file], after.languages, changed),
      message: `This ${problem.message.replaceAll('`', '')}`,
    }));
}

async function check({ ownFiles }: AdminContext, files: AdminContext['files']) {
  const problems: Problem[] = [];
  const content = await readAll(
    {
      names: Object.keys(files).sort(),
      read: async (name) => (name in files ? stringify(files[name]) : undefined),
    },
    problems,
  );
  return { problems: [...problems, ...contentProblems(content, ownFiles)], languages: languagesOf(content) };
}

/** Where a problem is: its file if it is another one, its language if it is another one, and the labels of its field. */
function placeOf(
  { file, path = [], location }: Problem,
  value: unknown,
  languages: string[],
  changed: Record<string, unknown>,
): string {
  const language = languageOf(file, languages);
  return [
    ...(file in changed ? [] : [`content/${file}`]),
    ...(language === DEFAULT_LANGUAGE ? [] : [englishNameOf(language)]),
    ...(path.length > 0 ? labelsOf(schemaOf(file), path, value) : location ? [location] : []),
  ].join(' › ');
}

/** The labels of the form on the way to a field. */
function labelsOf(
  schema: z.core.$ZodType,
  [step, ...rest]: readonly PropertyKey[],
  value: unknown,
): string[] {
  if (step === undefined) return [];
  const inner = inside(schema);
  const below = Object(value)[step];
  if (inner instanceof z.ZodArray) {
    const entry = inside(inner.element);
    const block = entry instanceof z.ZodDiscriminatedUnion ? blockOf(entry, below) : undefined;
    return [
      `${Number(step) + 1}${block ? ` (${blockLabel(block)})` : ''}`,
      ...labelsOf(block ?? entry, rest, below),
    ];
  }
  const field = inner instanceof z.ZodObject ? inner.shape[String(step)] : undefined;
  return field ? [labelOf(String(step), field), ...labelsOf(field, rest, below)] : [String(step)];
}

const blockOf = (union: z.ZodDiscriminatedUnion, block: unknown) =>
  (union.options as z.ZodObject<{ type: z.ZodLiteral<string> }>[]).find(
    ({ shape }) => shape.type.value === Object(block).type,
  );
