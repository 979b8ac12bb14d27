import { eastAsianWidth } from 'get-east-asian-width';

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** A character without width: a vowel sign by itself, a soft hyphen, a direction mark. */
const INVISIBLE = /^[\p{Default_Ignorable_Code_Point}\p{Mark}]+$/u;

/** The width of a text in letters: a letter with its marks is one, a Chinese character or a full-width sign two. */
export function widthOf(text: string): number {
  let width = 0;
  for (const { segment } of graphemes.segment(text))
    if (!INVISIBLE.test(segment)) width += eastAsianWidth(segment.codePointAt(0)!);
  return width;
}

/** Tests whether a text has only Chinese characters or full-width signs: a line may break between any two of them. */
export const isWide = (text: string) =>
  text !== '' && [...text].every((letter) => eastAsianWidth(letter.codePointAt(0)!) === 2);

/** Describes the width of a text: “has 61 characters” or, with wide characters, “is as wide as 6 letters …”. */
export function describeWidth(text: string): string {
  const width = widthOf(text);
  if ([...text].some(isWide)) return `is as wide as ${width} letters (a Chinese character is as wide as two)`;
  return `has ${width} ${width === 1 ? 'character' : 'characters'}`;
}

/** The message for a text that is wider than it may be: it would break the layout or be cut by a search engine. */
export function tooWide(text: string, most: number): string | undefined {
  const over = widthOf(text) - most;
  return over > 0 ? `${describeWidth(text)}; the maximum is ${most}. Shorten it by ${over}.` : undefined;
}
