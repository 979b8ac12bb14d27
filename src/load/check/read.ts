import type { z } from 'astro/zod';
import { type ErrorCode, LineCounter, parseDocument, visit } from 'yaml';
import { overlay } from '../../schema/translations.ts';
import { errorMap, withoutMisspeltFields } from './error-map.ts';
import { type Problem, problemAt } from './problem.ts';

/** A file of the content folder. */
export interface ContentFile {
  file: string;
  /** The values as written, before any check; undefined if the file cannot be read. */
  raw?: unknown;
  /** Those of a translation completed with the values of its original. */
  whole?: unknown;
  schema: z.ZodType;
  /** The mistakes in its form. */
  problems: Problem[];
}

/**
 * Reads a file.
 * @param text undefined if there is no such file
 * @param original the file that supplies what this one, a translation, leaves out. Its mistakes are reported there only.
 */
export function readContent(
  file: string,
  text: string | undefined,
  schema: z.ZodType,
  original?: ContentFile,
): ContentFile {
  const unread = (problem: Omit<Problem, 'file'>) => ({ file, schema, problems: [{ file, ...problem }] });
  if (text === undefined) return unread({ message: 'is missing. Bring it back: every site needs it.' });
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const [error] = document.errors;
  let position = error?.pos[0];
  // YAML takes `*text` for a reference to another place.
  visit(document, {
    Alias(_key, { range }) {
      position ??= range?.[0];
    },
  });
  if (position !== undefined) {
    // Later errors are often consequences of the first.
    const { line, col } = lineCounter.linePos(position);
    const message = (error && SYNTAX[error.code]) ?? ANY_SYNTAX;
    return unread({ location: `line ${line}, column ${col}`, message });
  }

  const raw: unknown = document.toJS();
  const whole = original ? overlay(original.raw, raw) : raw;
  const form = schema.safeParse(whole, { error: errorMap, reportInput: true });
  const problems = withoutMisspeltFields(form.error?.issues ?? [])
    .map(({ path, message }) => problemAt({ file, raw: whole }, path, message))
    .filter(
      ({ location, message }) =>
        !original?.problems.some((other) => other.location === location && other.message === message),
    );
  return { file, raw: raw ?? {}, whole, schema, problems };
}

const SYNTAX: Partial<Record<ErrorCode, string>> = {
  TAB_AS_INDENT: 'is indented with a tab. Use spaces.',
  DUPLICATE_KEY: 'has a field that stands there already. Remove one of the two.',
};
const ANY_SYNTAX =
  'cannot be read from there on. Put a text that holds a colon, or begins with a sign such as `{` or `*`, in quotation marks; close every quotation mark and bracket, there and above; indent the line like its neighbours.';
