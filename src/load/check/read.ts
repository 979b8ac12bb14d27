import type { z } from 'astro/zod';
import { type Document, type ErrorCode, LineCounter, parseDocument, visit } from 'yaml';
import { errorMap, withoutMisspeltFields } from './error-map.ts';
import { formatPath } from './path.ts';
import type { Problem } from './problem.ts';

/** A file of the content folder. */
export interface ContentFile {
  file: string;
  /** The values as written, before any check; undefined if the file cannot be read. */
  raw: unknown;
  /** Those of a translation completed with the values of its original. */
  whole: unknown;
  schema: z.ZodType;
}

/** A file that supplies the values that another file omits, as an original does for its translation. */
export interface Fallback {
  file: string;
  /** Returns the values of this file, completed with those of the other one. */
  apply(raw: unknown): unknown;
}

/** The files of a content folder: those of the disk or, in the browser, as the CMS is about to save them. */
export interface Files {
  /** Relative to the content folder, sorted. */
  names: string[];
  /** The text of a file; undefined if there is none. */
  read(file: string): Promise<string | undefined>;
}

/** Reads a file and adds its mistakes to the problems. A mistake that comes from the fallback is reported in the fallback only. */
export async function readContent(
  files: Files,
  file: string,
  schema: z.ZodType,
  problems: Problem[],
  fallback: Fallback = { file: '', apply: (raw) => raw },
): Promise<ContentFile> {
  const text = await files.read(file);
  if (text === undefined) {
    problems.push({ file, message: 'is missing. Bring it back: every site needs it.' });
    return { file, raw: undefined, whole: undefined, schema };
  }
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const unreadable = firstSyntaxError(document);
  if (unreadable) {
    const { line, col } = lineCounter.linePos(unreadable.position);
    problems.push({ file, location: `line ${line}, column ${col}`, message: unreadable.message });
    return { file, raw: undefined, whole: undefined, schema };
  }

  const raw: unknown = document.toJS();
  const whole = fallback.apply(raw);
  const result = schema.safeParse(whole, { error: errorMap, reportInput: true });
  for (const { path: issuePath, message } of withoutMisspeltFields(result.error?.issues ?? [])) {
    const location = formatPath(issuePath, whole);
    const isReported = problems.some(
      (other) => other.file === fallback.file && other.location === location && other.message === message,
    );
    if (!isReported) problems.push({ file, location, path: issuePath, message });
  }
  return { file, raw: raw ?? {}, whole, schema };
}

const SYNTAX: Partial<Record<ErrorCode, string>> = {
  TAB_AS_INDENT: 'is indented with a tab. Use spaces.',
  DUPLICATE_KEY: 'has a field that stands there already. Remove one of the two.',
};
const ANY_SYNTAX =
  'cannot be read from there on. Put a text that holds a colon, or begins with a sign such as `{` or `*`, in quotation marks; close every quotation mark and bracket, there and above; indent the line like its neighbours.';

/** The first syntax error of a file and its position; later errors are often consequences of the first. */
function firstSyntaxError(document: Document.Parsed): { message: string; position: number } | undefined {
  const [error] = document.errors;
  if (error) return { message: SYNTAX[error.code] ?? ANY_SYNTAX, position: error.pos[0] };
  let position: number | undefined;
  // YAML takes `*text` for a reference to another place.
  visit(document, {
    Alias(_key, alias) {
      position ??= alias.range?.[0];
    },
  });
  return position === undefined ? undefined : { message: ANY_SYNTAX, position };
}
