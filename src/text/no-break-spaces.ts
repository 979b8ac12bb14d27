import { mapTexts } from './map-texts.ts';

/**
 * A short word and the space after it: a single letter, or a capital and one more (“a”, “In”); before a name or number, also two
 * or three letters (“the”). The next word has at most nine letters, and no no-break space of its author’s after it, because a
 * longer piece might not fit a narrow column.
 */
const SHORT_WORD =
  /(?<![\p{L}\p{N}’'])(\p{Lu}?\p{L}|\p{L}\p{Ll}{1,2}(?= [\p{Lu}\p{N}][\p{L}\p{N}]*(?![\p{L}\p{N}\u00A0]))) (?=[\p{L}\p{N}]{1,9}(?![\p{L}\p{N}\u00AD]))/gu;

/** Adds no-break spaces after short words, so that no line ends between “in” and “Uganda” or with “a”. */
export const addNoBreakSpaces = <T>(value: T): T =>
  mapTexts(value, (text) => text.replace(SHORT_WORD, '$1\u00A0'));
