import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type ThemeFile, themeSchema } from '../model/theme.ts';
import { type Mark, readMark } from './mark.ts';

export interface Theme extends Omit<ThemeFile, 'marks'> {
  marks: { company: Mark; group: Mark };
}

/**
 * Reads `theme.yaml`.
 * @param folder the content folder, absolute
 * @throws Error when it has mistakes; `checkContent` says them in plain words
 */
export const readTheme = (folder: string): ThemeFile =>
  themeSchema.parse(parse(readFileSync(join(folder, 'theme.yaml'), 'utf8')));

/** Reads `theme.yaml` and the drawings that it names. @throws Error when one has mistakes */
export function loadTheme(folder: string): Theme {
  const theme = readTheme(folder);
  const mark = (name: string) => readMark(readFileSync(join(folder, 'marks', name), 'utf8'));
  return { ...theme, marks: { company: mark(theme.marks.company), group: mark(theme.marks.group) } };
}
