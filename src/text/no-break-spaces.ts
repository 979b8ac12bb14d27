import { mapTexts } from './map-texts.ts';

/**
 * A short word and the space after it: a single letter, or a capital and one more (“a”, “In”); at the start of a sentence, up to
 * four letters (“More”); before a name or number, two or three letters (“the”). The next word has at most nine letters, and no
 * no-break space of its author’s after it, because a longer piece might not fit a narrow column.
 */
const SHORT_WORD =
  /(?<![\p{L}\p{N}’'])(\p{Lu}?\p{L}|(?<=[.!?] )\p{Lu}\p{Ll}{2,3}|\p{L}\p{Ll}{1,2}(?= [\p{Lu}\p{N}][\p{L}\p{N}]*(?![\p{L}\p{N}\u00A0]))) (?=[\p{L}\p{N}]{1,9}(?![\p{L}\p{N}\u00AD]))/gu;

/** Adds no-break spaces after short words, so that no line ends between “in” and “Uganda”, or with “a” or “. The”. */
export const addNoBreakSpaces = <T>(value: T): T =>
  mapTexts(value, (text) => text.replace(SHORT_WORD, '$1\u00A0'));
