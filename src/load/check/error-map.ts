import { z } from 'astro/zod';
import { closest, distance } from 'fastest-levenshtein';

/** The name of each type of value, and how to write it. */
const KINDS: Record<string, [name: string, remedy: string]> = {
  string: ['text', 'Put it in quotation marks: `"…"`.'],
  number: ['a number', 'Write it like `12` or `-0.5`, without quotation marks.'],
  int: ['a whole number', 'Write digits only, without quotation marks.'],
  boolean: ['`true` or `false`', 'Write one of the two, without quotation marks.'],
  array: ['a list', 'Write each entry on a line of its own, after a hyphen.'],
  object: ['a group of fields', 'Write each as `name: value` on a line of its own.'],
};

const isNear = (text: string, known: string) => distance(text, known) <= Math.max(2, text.length / 3);

/** “Did you mean …?” if one of the known names is similar, otherwise nothing. */
export function didYouMean(text: string, known: string[]): string {
  if (known.length === 0) return '';
  const nearest = closest(text, known);
  return isNear(text, nearest) ? ` Did you mean \`${nearest}\`?` : '';
}

const quoted = (values: readonly unknown[]) => values.map((value) => `\`${String(value)}\``).join(', ');

/** Zod’s error map: the mistake in a value and the remedy, in plain language. */
export const errorMap: z.core.$ZodErrorMap = (issue) => {
  const field = String(issue.path?.at(-1));
  switch (issue.code) {
    case 'invalid_type': {
      const [name, remedy] = KINDS[issue.expected] ?? [issue.expected, 'Correct it.'];
      if (issue.input === undefined)
        return `is missing. Add it (\`${field}: ${exampleOf(issue.inst, issue.expected)}\`).`;
      if (issue.input === null && issue.expected === 'string') return 'is empty. Write some text.';
      if (issue.input === null && (issue.inst as z.ZodType).safeParse([]).success)
        return `is empty. ${remedy} If there are no entries, write an empty list (\`${field}: []\`).`;
      if (issue.input === null) return `is empty. It must be ${name}. ${remedy}`;
      return `must be ${name}. ${remedy}`;
    }
    case 'unrecognized_keys': {
      const known = Object.keys((issue.inst as z.core.$ZodObject)._zod.def.shape);
      return issue.keys
        .map((key) => `has an unknown field \`${key}\`.${didYouMean(key, known)} Allowed: ${quoted(known)}.`)
        .join(' ');
    }
    case 'invalid_value':
      return notOneOf(issue.input, issue.values.map(String), field);
    case 'invalid_union':
      return notOneOf(Object(issue.input).type, issue.options as string[], field);
    case 'too_big':
      return beyond(issue.input, Number(issue.maximum), 'maximum', 'Remove');
    case 'too_small':
      if (issue.input === '') return 'is empty. Write some text.';
      return beyond(issue.input, Number(issue.minimum), 'minimum', 'Add');
    default:
      return undefined;
  }
};

/** An example value: the schema’s own, if it has one. */
function exampleOf(schema: unknown, expected: string): string {
  const examples = z.globalRegistry.get(schema as z.ZodType)?.['examples'] as unknown[] | undefined;
  return String(examples?.[0] ?? (expected === 'boolean' ? 'true' : '…'));
}

/** A value that is not one of those known, or none at all. */
function notOneOf(value: unknown, known: string[], field: string): string {
  if (value === undefined) return `is missing. Add it (\`${field}: …\`). Allowed: ${quoted(known)}.`;
  if (value === null) return `is empty. Write one of ${quoted(known)}.`;
  return `is \`${String(value)}\`, which is not allowed.${didYouMean(String(value), known)} Allowed: ${quoted(known)}.`;
}

/** A number, or a list, beyond a limit. @param remedy what to do with entries */
function beyond(value: unknown, limit: number, end: 'minimum' | 'maximum', remedy: string): string {
  if (!Array.isArray(value)) return `is ${value}; the ${end} is ${limit}.`;
  const size = `${value.length} ${value.length === 1 ? 'entry' : 'entries'}`;
  return `has ${size}; the ${end} is ${limit}. ${remedy} ${Math.abs(value.length - limit)}.`;
}

/** Leaves out missing fields that have a misspelt counterpart, so that one mistake is reported once. */
export const withoutMisspeltFields = (issues: z.core.$ZodIssue[]): z.core.$ZodIssue[] =>
  issues.filter(({ path, input }) => {
    const parent = path.slice(0, -1).join('.');
    const isMisspelt = (other: z.core.$ZodIssue) =>
      other.code === 'unrecognized_keys' &&
      other.path.join('.') === parent &&
      other.keys.some((key) => isNear(key, String(path.at(-1))));
    return input !== undefined || !issues.some(isMisspelt);
  });
