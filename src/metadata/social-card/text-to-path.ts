import { type Font, openSync } from 'fontkit';
import { THEME_FOLDER } from '../../theme/folder.ts';

/** A typeface of the site, whose letters become outlines: what is drawn needs no font where it is drawn. */
export interface Typeface {
  font: Font;
  /** Added to each letter’s width, in parts of the size. */
  tracking: number;
}

/** Those of headlines and of text. */
export type Typefaces = Record<'display' | 'text', Typeface>;

const open = (file: string) => openSync(`${THEME_FOLDER}/${file}`) as Font;

/**
 * Opens those that the cards are set in.
 * @throws Error when the integration of `theme/` has not made the files
 */
export const openTypefaces = (): Typefaces => ({
  display: { font: open('display.woff2'), tracking: -0.02 },
  text: { font: open('text-700.woff2'), tracking: 0 },
});

/** Whether the typeface has every letter of a text. */
export const hasLetters = ({ font }: Typeface, text: string) =>
  [...text].every((letter) => letter === '\n' || font.hasGlyphForCodePoint(letter.codePointAt(0)!));

/** The width of one line of text. */
export function widthOf({ font, tracking }: Typeface, text: string, size: number): number {
  const { advanceWidth, glyphs } = font.layout(text);
  return (advanceWidth * size) / font.unitsPerEm + (glyphs.length - 1) * tracking * size;
}

/** One line of text as SVG path data, its baseline beginning at (x, y). */
export function textToPath(
  { font, tracking }: Typeface,
  text: string,
  size: number,
  x: number,
  y: number,
): string {
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let path = '';
  let at = x;
  for (const [i, glyph] of glyphs.entries()) {
    path += glyph.path.scale(scale, -scale).translate(at, y).toSVG();
    at += positions[i]!.xAdvance * scale + tracking * size;
  }
  return path;
}
