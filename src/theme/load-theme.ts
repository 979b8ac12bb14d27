import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { contentFolder } from '../schema/folders.ts';
import { type ThemeFile, themeSchema } from '../schema/theme.ts';
import { type LogoPaths, readLogo } from './logo.ts';

export interface Theme extends Omit<ThemeFile, 'logos'> {
  logos: { company: LogoPaths; group: LogoPaths };
}

/**
 * Reads `theme.yaml`.
 * @param folder the content folder, absolute
 * @throws Error when it has mistakes; `checkContent` explains them
 */
export const readTheme = (folder: string): ThemeFile =>
  themeSchema.parse(parse(readFileSync(join(folder, 'theme.yaml'), 'utf8')));

/** Reads `theme.yaml` and the drawings that it names. @throws Error when one has mistakes */
export function loadTheme(folder = contentFolder()): Theme {
  const theme = readTheme(folder);
  const logo = (name: string) => readLogo(readFileSync(join(folder, 'logos', name), 'utf8'));
  return { ...theme, logos: { company: logo(theme.logos.company), group: logo(theme.logos.group) } };
}
