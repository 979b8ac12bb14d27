import type { z } from 'astro/zod';
import { closest, distance } from 'fastest-levenshtein';

const KINDS: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: '`true` or `false`',
  array: 'a list',
  object: 'a group of fields',
};

/** “Did you mean …?” when one of the known names is near, else nothing. */
export function didYouMean(word: string, known: string[]): string {
  if (known.length === 0) return '';
  const nearest = closest(word, known);
  return distance(word, nearest) <= Math.max(2, word.length / 3) ? ` Did you mean \`${nearest}\`?` : '';
}

const quoted = (words: readonly unknown[]) => words.map((word) => `\`${String(word)}\``).join(', ');

/** Says in plain words what is wrong with a value and what to do. Used as zod’s error map. */
export const explain: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type': {
      const field = String(issue.path?.at(-1));
      if (issue.input === undefined) return `is missing. Add \`${field}: …\`.`;
      return `must be ${KINDS[issue.expected] ?? issue.expected}. Correct it, with quotation marks around a text that looks like a number.`;
    }
    case 'unrecognized_keys': {
      const known = Object.keys((issue.inst as z.core.$ZodObject | undefined)?._zod.def.shape ?? {});
      return issue.keys
        .map(
          (key) =>
            `has a field \`${key}\` that is not known here.${didYouMean(key, known)} Known: ${quoted(known)}.`,
        )
        .join(' ');
    }
    case 'invalid_value':
      return `is \`${String(issue.input)}\`, which is not one of ${quoted(issue.values)}.${didYouMean(String(issue.input), issue.values.map(String))}`;
    case 'invalid_union': {
      const type = (issue.input as { type?: unknown } | undefined)?.type;
      const types = blockTypes(issue.inst);
      if (type === undefined) return `has no \`type\`. Add \`type: …\` with one of ${quoted(types)}.`;
      return `has the unknown type \`${String(type)}\`.${didYouMean(String(type), types)} Known: ${quoted(types)}.`;
    }
    case 'too_big': {
      const { size, unit } = measure(issue.input);
      return `has ${size} ${unit}; ${issue.maximum} is the most. Shorten it by ${size - Number(issue.maximum)}.`;
    }
    case 'too_small': {
      const { size, unit } = measure(issue.input);
      if (size === 0) return 'is empty. Write something, or remove it if it is optional.';
      return `has ${size} ${unit}; ${issue.minimum} is the least. Add to it.`;
    }
    default:
      return undefined;
  }
};

const measure = (input: unknown) =>
  Array.isArray(input)
    ? { size: input.length, unit: 'entries' }
    : { size: String(input).length, unit: 'characters' };

/** The values that the `type` of a discriminated union may take. */
function blockTypes(inst: unknown): string[] {
  const options = (inst as z.core.$ZodUnion | undefined)?._zod.def.options ?? [];
  return options.flatMap((option) => [...(option._zod.propValues?.['type'] ?? [])].map(String));
}
