import { mapTexts } from './map-texts.ts';

/**
 * A single letter, or two at the beginning of a sentence, before a word of up to nine; a word of up to three letters before
 * a name or number of up to nine: a longer pair might not fit a narrow column. Nor might three words, so a name that its
 * author has joined to the next word is left alone.
 */
const SHORT_WORD =
  /(?<![\p{L}\p{N}])(\p{Lu}?\p{L}|\p{L}\p{Ll}{1,2}(?= [\p{Lu}\p{N}][\p{L}\p{N}]*(?![\p{L}\p{N}\u00A0]))) (?=[\p{L}\p{N}]{1,9}(?![\p{L}\p{N}\u00AD]))/gu;

/** Joins short words to what follows, so that no line ends between “in” and “Uganda” or with “a”. */
export const addNoBreakSpaces = <T>(value: T): T =>
  mapTexts(value, (text) => text.replace(SHORT_WORD, '$1\u00A0'));
