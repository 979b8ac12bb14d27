import { type Font, openSync } from 'fontkit';
import { headlinesFileOf, THEME_FOLDER } from '../../theme/fonts.ts';

/** A typeface whose letters are converted to outlines, so that no font has to be installed. */
export interface Typeface {
  font: Font;
  /** Added to each letter’s width, in parts of the size. */
  tracking: number;
  /** The font for letters of another script; Latin letters and digits stay in `font`. */
  script?: Font;
  /** True if that script runs from right to left. */
  isFromRight?: boolean;
}

/** The typefaces of headlines and of text. */
export type Typefaces = Record<'display' | 'text', Typeface>;

const openFont = (file: string) => openSync(`${THEME_FOLDER}/${file}`) as Font;

/**
 * Opens the typefaces that the cards of a language are set in.
 * @param language its folder, where it has a typeface of its own
 * @throws Error when the integration of `theme/` has not made the files
 */
export function openTypefaces(language?: string, isFromRight = false): Typefaces {
  const own = language ? { script: openFont(headlinesFileOf(language)), isFromRight } : {};
  return {
    display: { font: openFont('display.woff2'), tracking: language ? 0 : -0.02, ...own },
    text: { font: openFont('text-600.woff2'), tracking: 0, ...own },
  };
}

const hasGlyph = (font: Font, letter: string) => font.hasGlyphForCodePoint(letter.codePointAt(0)!);

/** The font of a letter. Latin letters and digits never use the font of another script. */
const fontOf = ({ font, script }: Typeface, letter: string) =>
  script && letter > '~' && hasGlyph(script, letter) ? script : font;

/** Tests whether the typeface has every letter of a text. */
export const hasLetters = (typeface: Typeface, text: string) =>
  [...text].every((letter) => letter === '\n' || hasGlyph(fontOf(typeface, letter), letter));

/** Splits a line into parts of one font each, from left to right. A space belongs to the letter before it. */
function partsOf(typeface: Typeface, text: string): { font: Font; text: string }[] {
  const parts: { font: Font; text: string }[] = [];
  for (const letter of text) {
    const last = parts.at(-1);
    const font = letter === ' ' && last ? last.font : fontOf(typeface, letter);
    if (last?.font === font) last.text += letter;
    else parts.push({ font, text: letter });
  }
  return typeface.isFromRight ? parts.reverse() : parts;
}

/** The width of one line of text. */
export function lineWidth(typeface: Typeface, text: string, size: number): number {
  const widths = partsOf(typeface, text).map(({ font, text: part }) => {
    const { advanceWidth, glyphs } = font.layout(part);
    return (advanceWidth * size) / font.unitsPerEm + glyphs.length * typeface.tracking * size;
  });
  return widths.reduce((sum, width) => sum + width, 0) - typeface.tracking * size;
}

/** One line of text as SVG path data, its baseline beginning at (x, y). */
export function textToPath(typeface: Typeface, text: string, size: number, x: number, y: number): string {
  let path = '';
  let left = x;
  for (const { font, text: part } of partsOf(typeface, text)) {
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(part);
    for (const [i, glyph] of glyphs.entries()) {
      const { xAdvance, xOffset, yOffset } = positions[i]!;
      path += glyph.path
        .scale(scale, -scale)
        .translate(left + xOffset * scale, y - yOffset * scale)
        .toSVG();
      left += xAdvance * scale + typeface.tracking * size;
    }
  }
  return path;
}
