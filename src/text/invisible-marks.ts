/** Invisible marks, which come along with copied text. Some of them have a meaning. */

const INVISIBLE = /(?![ \t\n])[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Z}]/gu;

/** No-break spaces and soft hyphens, and what chooses the look of an emoji or a Chinese character. */
const TYPOGRAPHY = /[\p{Zs}\u00AD\p{Variation_Selector}\u{E0020}-\u{E007F}]/u;

const JOINERS = /[\u200C\u200D]/;
/** What a joiner follows: it shapes the letters of scripts such as Arabic and Devanagari, and makes one emoji of two. */
const JOINED =
  /((?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}])[\p{L}\p{M}]|[\p{Extended_Pictographic}\p{Emoji_Modifier}])$/u;

const DIRECTION_MARKS = /[\u200E\u200F\u061C]/;
/** Among letters that run from right to left, a direction mark says on which side a bracket or a number is. */
const FROM_RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

function hasMeaning(mark: string, at: number, text: string): boolean {
  if (JOINERS.test(mark)) return JOINED.test(text.slice(0, at));
  if (DIRECTION_MARKS.test(mark)) return FROM_RIGHT_TO_LEFT.test(text);
  return TYPOGRAPHY.test(mark);
}

/** Ends of lines and paragraphs in other programs. */
const SEPARATORS = /[\p{Zl}\p{Zp}\v\f\r\x85]/u;

/** A text without its meaningless invisible marks. */
export const withoutInvisibleMarks = (text: string): string =>
  text.replace(INVISIBLE, (mark, at: number) => {
    if (hasMeaning(mark, at, text)) return mark;
    return SEPARATORS.test(mark) ? ' ' : '';
  });

/**
 * The message for the first invisible mark that means nothing; undefined if there is none.
 * @param isCopy false for a telephone number, an address or a name: no invisible mark means anything there
 */
export function invisibleMark(text: string, isCopy = true): string | undefined {
  const found = [...text.matchAll(INVISIBLE)].find(
    ({ 0: mark, index }) => !(isCopy && hasMeaning(mark, index, text)),
  );
  if (!found) return undefined;
  const number = found[0].codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
  const readable = (part: string) => part.replace(INVISIBLE, ' ').trim();
  const [before] = /\S{1,15}$/u.exec(readable(text.slice(0, found.index))) ?? [];
  const [after = ''] = /^\S{1,15}/u.exec(readable(text.slice(found.index))) ?? [];
  const place = before ? `after “${before}”` : `before “${after}”`;
  return `has an invisible character, U+${number}, ${place}. Delete the letters around it and type them again.`;
}
