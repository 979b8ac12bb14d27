import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';
import { ownNameOf } from '../content/languages.ts';
import type { ThemeFile } from '../content/theme.ts';
import { headlinesFileOf } from './fonts.ts';

/** Printable ASCII, the accents of French, German and Spanish, and the signs our copy uses. */
const CHARACTERS =
  String.fromCodePoint(...Array.from({ length: 0x7e - 0x20 + 1 }, (_, i) => 0x20 + i)) +
  'ÀÁÂÄÆÇÈÉÊËÍÎÏÑÓÔÖÙÚÛÜŒŸßàáâäæçèéêëíîïñóôöùúûüœÿ' +
  '\u00a0¡¿©°·×«»–—‘’“”„…‹›€−';

/** The weights of the text face that the styles use. */
export const TEXT_WEIGHTS = { min: 400, max: 600 } as const;

/**
 * The file of a typeface: in an installed package, or in the owner’s `fonts/`.
 * @throws Error when the package is not installed
 */
export function fontFile(font: string, folder: string): string {
  if (!font.startsWith('@')) return join(folder, 'fonts', font);
  const file = `${font}/files/${basename(font)}-latin-wght-normal.woff2`;
  return createRequire(import.meta.url).resolve(file);
}

/**
 * The file of a typeface with the letters of a language. In a package, it is the one that can write the language’s own
 * name.
 * @throws Error when the package is not installed, or has no such file
 */
export async function fontFileFor(
  tag: string,
  font: string,
  weight: number,
  folder: string,
): Promise<string> {
  if (!font.startsWith('@')) return fontFile(font, folder);
  const files = dirname(createRequire(import.meta.url).resolve(`${font}/LICENSE`));
  // Not the parts that are numbered: another file has all of them.
  const isWhole = new RegExp(`-\\D+-(wght|${weight})-normal\\.woff2$`);
  for (const name of (await readdir(join(files, 'files'))).filter((name) => isWhole.test(name))) {
    const file = join(files, 'files', name);
    const face = await readFont(file);
    if ([...ownNameOf(tag)].every((letter) => face.hasGlyphForCodePoint(letter.codePointAt(0)!))) return file;
  }
  throw new Error(`names ${font}, which has no letters of the language “${tag}” in this weight.`);
}

/** Reads a font. @throws Error if it is not a font */
export async function readFont(file: string): Promise<Font> {
  const font = create(await readFile(file));
  if ('fonts' in font) throw new Error('A collection holds several fonts.');
  return font;
}

/** Tests whether all letters of a language have the width of an em, as Chinese ones have in every typeface. */
export const isSquare = (font: Font, language: string) =>
  font.glyphsForString(ownNameOf(language)).every(({ advanceWidth }) => advanceWidth === font.unitsPerEm);

type Axes = Parameters<typeof subsetFont>[2]['variationAxes'];

/**
 * Makes the files `display.woff2` and `text.woff2` with the letters that our languages use.
 * @param to the folder for them; subsets made before lie in its folder `kept`
 */
export async function makeSubsets(typefaces: ThemeFile['typefaces'], folder: string, to: string) {
  await mkdir(to, { recursive: true });
  const { display, text } = typefaces;
  await makeSubset(fontFile(display.font, folder), pin(display.weight), join(to, 'display.woff2'));
  await makeSubset(
    fontFile(text.font, folder),
    { wght: { ...TEXT_WEIGHTS, default: 400 } },
    join(to, 'text.woff2'),
  );
  // The document imports every headline font in the folder, so those of other content have to go.
  const wanted = Object.keys(typefaces.languages).map(headlinesFileOf);
  for (const name of await readdir(to))
    if (name.startsWith('headlines-') && !wanted.includes(name)) await rm(join(to, name));
  // They keep all their characters: `page-fonts.ts` removes those that no page shows.
  for (const [language, { display: own }] of Object.entries(typefaces.languages))
    await makeWeight(language, own.font, own.weight, folder, join(to, headlinesFileOf(language)));
}

async function makeWeight(language: string, font: string, weight: number, folder: string, to: string) {
  const file = await fontFileFor(language, font, weight, folder);
  const axes = (await readFont(file)).variationAxes['wght'] ? pin(weight) : undefined;
  await makeSubset(file, axes, to, await charactersOf(file));
}

/** Every character of a font but digits and Latin letters, which keep the site’s own typeface. */
const charactersOf = async (file: string) =>
  String.fromCodePoint(...(await readFont(file)).characterSet.filter((point) => point > 0x7e));

const pin = (weight: number | undefined): Axes => (weight === undefined ? undefined : { wght: weight });

async function makeSubset(
  from: string,
  variationAxes: Axes,
  to: string,
  characters = CHARACTERS,
): Promise<void> {
  const source = await readFile(from);
  const recipe = JSON.stringify([characters, variationAxes]);
  const key = createHash('sha256').update(source).update(recipe).digest('hex').slice(0, 16);
  const kept = join(dirname(to), 'kept', `${basename(to, '.woff2')}-${key}.woff2`);
  await mkdir(dirname(kept), { recursive: true });
  if (!(await stat(kept).catch(() => undefined))) {
    const subset = await subsetFont(source, characters, { targetFormat: 'woff2', variationAxes });
    await writeFile(`${kept}.part`, subset);
    await rename(`${kept}.part`, kept);
  }
  await writeFile(to, await readFile(kept));
}

/** Widths and heights of a face, in parts of its size. */
export interface Metrics {
  ascent: number;
  descent: number;
  /** The mean width of a letter in running text. */
  letter: number;
  /** The mean width of a digit. */
  digit: number;
}

/** Letters as often as running text has them, in English and its neighbours. */
const SAMPLE =
  'The early harvest leaves the store in autumn and our partners bring what the country needs: cars, parts, panels. ' +
  'Die Ernte verlässt im Herbst das Lager. Nous livrons aussi des pièces.';
const DIGITS = '0123456789';

/** Measures a face at one weight. */
export async function measure(file: string, weight: number | undefined): Promise<Metrics> {
  const font = await readFile(file);
  // fontkit cannot apply variations to compressed fonts, so the subset has a single weight. Uncompressed, it fails on a space
  // at the end of the file.
  const face = create(
    await subsetFont(font, SAMPLE + DIGITS, { targetFormat: 'woff2', variationAxes: pin(weight) }),
  ) as Font;
  const widths = (text: string) =>
    face.glyphsForString(text).map(({ advanceWidth }) => advanceWidth / face.unitsPerEm);
  const mean = (text: string) => widths(text).reduce((sum, width) => sum + width) / text.length;
  return {
    ascent: face.ascent / face.unitsPerEm,
    descent: -face.descent / face.unitsPerEm,
    letter: mean(SAMPLE),
    digit: mean(DIGITS),
  };
}
