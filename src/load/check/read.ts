import type { z } from 'astro/zod';
import { UnreadableFile } from '../../schema/yaml.ts';
import { invisibleMark, withoutInvisibleMarks } from '../../text/invisible-marks.ts';
import { mapTexts, textsIn } from '../../text/map-texts.ts';
import { overlay } from '../translations.ts';
import { errorMap, withoutMisspeltFields } from './error-map.ts';
import { type Problem, problemAt } from './problem.ts';

/** A file of the content folder. */
export interface ContentFile {
  file: string;
  /** The values as written, but for invisible marks; undefined if the file cannot be read. */
  raw?: unknown;
  /** The values; those that a translation leaves out are taken from its original. */
  whole?: unknown;
  schema: z.ZodType;
  /** The mistakes that its schema finds. */
  problems: Problem[];
}

/**
 * Checks a file against its schema.
 * @param value undefined if there is no such file
 * @param original the file that supplies what this one, a translation, leaves out. Its mistakes are reported there only.
 */
export function checkFile(
  file: string,
  value: unknown,
  schema: z.ZodType,
  original?: ContentFile,
): ContentFile {
  const unread = (problem: Omit<Problem, 'file'>) => ({ file, schema, problems: [{ file, ...problem }] });
  if (value === undefined) return unread({ message: 'is missing. Restore it: every site needs it.' });
  if (value instanceof UnreadableFile) return unread({ location: value.location, message: value.message });

  const marks = [...textsIn(value)].flatMap(({ text, path }) => {
    const message = invisibleMark(text);
    return message ? problemAt({ file, raw: value }, path, message) : [];
  });
  // The marks have already been reported. Here they are removed, so that they cause no further messages.
  const raw = mapTexts(value, withoutInvisibleMarks);
  const whole = original ? overlay(schema, original.raw, raw) : raw;
  const parsed = schema.safeParse(whole, { error: errorMap, reportInput: true });
  const problems = withoutMisspeltFields(parsed.error?.issues ?? [])
    .map(({ code, input, path, message }) => {
      const mark = code === 'invalid_format' && invisibleMark(String(input), false);
      return problemAt({ file, raw: whole }, path, mark || message);
    })
    .filter(
      ({ location, message }) =>
        !original?.problems.some((other) => other.location === location && other.message === message),
    );
  return { file, raw: raw ?? {}, whole, schema, problems: [...marks, ...problems] };
}
