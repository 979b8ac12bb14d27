import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolder } from '../schema/folders.ts';
import { type ThemeFile, themeSchema } from '../schema/theme.ts';
import { parseYaml } from '../schema/yaml.ts';
import { type LogoPaths, readLogo } from './logo.ts';

export interface Theme extends Omit<ThemeFile, 'logos'> {
  logos: { company: LogoPaths; group: LogoPaths };
}

/** Reads a logo in the content folder. @throws Error if it cannot be used, with the remedy */
export function loadLogo(folder: string, name: string): LogoPaths {
  const file = join(folder, 'logos', name);
  if (!existsSync(file))
    throw new Error('is not in content/logos/. Put the drawing there, or correct the name.');
  return readLogo(readFileSync(file, 'utf8'));
}

/** Reads `theme.yaml` and the drawings that it names. @throws Error when one has mistakes; `checkContent` explains them */
export function loadTheme(folder = contentFolder()): Theme {
  const theme = themeSchema.parse(parseYaml(readFileSync(join(folder, 'theme.yaml'))));
  const { company, group } = theme.logos;
  return { ...theme, logos: { company: loadLogo(folder, company), group: loadLogo(folder, group) } };
}
