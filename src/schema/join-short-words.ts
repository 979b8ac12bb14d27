import { mapTexts } from './map-texts.ts';

/**
 * A word of up to three letters, and the space after it, before a name or number of up to nine: a longer pair might not fit
 * a narrow column. Nor might three words, so a name that its author has joined to the next word is left alone.
 */
const SHORT_WORD =
  /(?<![\p{L}\p{N}])(\p{L}\p{Ll}{0,2}) (?=[\p{Lu}\p{N}][\p{L}\p{N}]{0,8}(?![\p{L}\p{N}\u00AD\u00A0]))/gu;

/** Joins short words to the name or number after them, so that no line ends between “in” and “Uganda”. */
export const joinShortWords = <T>(value: T): T =>
  mapTexts(value, (text) => text.replace(SHORT_WORD, '$1\u00A0'));
