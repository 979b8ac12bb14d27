/** The logos and typefaces of the theme. */
import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { logoFlaw } from '../../src/content/check/logos.ts';
import type { ThemeFile } from '../../src/content/theme.ts';
import { THEME_FILE } from '../files.ts';
import { replace } from './folders.ts';
import { freeName } from './free-name.ts';
import { Refusal } from './refusal.ts';
import type { WorkingCopy } from './working-copy.ts';

/** Replaces a logo by a drawing. @throws Refusal if the site cannot use the drawing */
export async function putLogo(copy: WorkingCopy, whose: string, name: string, bytes: Buffer): Promise<void> {
  const theme = copy.read(THEME_FILE) as unknown as ThemeFile | undefined;
  if (!theme?.logos || !Object.hasOwn(theme.logos, whose))
    throw new Refusal(`There is no logo ${whose} in ${THEME_FILE}.`, 404);
  const { format } = await sharp(bytes)
    .metadata()
    .catch(() => ({ format: undefined }));
  if (format && format !== 'svg')
    throw new Refusal(
      `“${name}” is a picture made of dots. A logo is an SVG drawing, which stays sharp at any size and takes the colours of the page: ask whoever drew the logo for its SVG file.`,
    );
  const flaw = await logoFlaw(bytes.toString());
  if (flaw) throw new Refusal(`“${name}” ${flaw}`);
  const file = `${freeName(copy, 'logos', name, 'logo')}.svg`;
  replace(join(copy.folder, 'logos', file), bytes);
  copy.write(THEME_FILE, { value: { ...theme, logos: { ...theme.logos, [whose]: file } } });
}

/** Reads a logo. @returns undefined if it does not exist */
export const readLogo = (copy: WorkingCopy, file: string): Buffer | undefined =>
  copy.files().includes(`logos/${file}`) ? readFileSync(join(copy.folder, 'logos', file)) : undefined;

const PROJECT = join(import.meta.dirname, '../..');

/** The typefaces that the theme may name: installed packages, and the owner’s files in `fonts/`. */
export async function typefaces(copy: WorkingCopy): Promise<string[]> {
  const { dependencies, devDependencies } = JSON.parse(await readFile(join(PROJECT, 'package.json'), 'utf8'));
  const packages = Object.keys({ ...dependencies, ...devDependencies });
  const own = await readdir(join(copy.folder, 'fonts')).catch(() => []);
  return [
    ...packages.filter((name) => name.startsWith('@fontsource-variable/')).sort(),
    ...own.filter((file) => /\.(woff2|ttf|otf)$/.test(file)).sort(),
  ];
}
