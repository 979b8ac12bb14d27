/**
 * The markup that running text may contain: `**bold words**`, `[words](/about)` and lines that begin with `- `. A subset of
 * Markdown, read here because CommonMark does not end bold words where Chinese has no space (docs/decisions/content.md).
 */

import { htmlIn, openBracketIn } from '../text/foreign-marks.ts';
import { tooWide } from '../text/text-width.ts';
import { target, text } from './fields.ts';

/** Plain words, bold words, or a link. */
export type Inline = string | { bold: Inline[] } | { label: Inline[]; to: string };

/** A paragraph or a list of short entries. */
type RichBlock = { paragraph: Inline[] } | { list: Inline[][] };

const MARK = /\*\*(?<bold>.+?)\*\*|\[(?<label>[^[\]]+)\]\((?<to>[^()\s]+)\)/g;
const ENTRY = /^- /;

function parseInline(line: string): Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  for (const { 0: mark, index, groups } of line.matchAll(MARK)) {
    const { bold, label, to } = groups as { bold?: string; label?: string; to?: string };
    parts.push(
      line.slice(end, index),
      bold ? { bold: parseInline(bold) } : { label: parseInline(label!), to: to! },
    );
    end = index + mark.length;
  }
  return [...parts, line.slice(end)].filter((part) => part !== '');
}

/** The parts of a text: each line is a paragraph or, after `- `, an entry of a list. */
export function parseRichText(text: string): RichBlock[] {
  const blocks: RichBlock[] = [];
  for (const line of text.split(/\s*\n\s*/).filter(Boolean)) {
    const last = blocks.at(-1);
    if (!ENTRY.test(line)) blocks.push({ paragraph: parseInline(line) });
    else if (last && 'list' in last) last.list.push(parseInline(line.replace(ENTRY, '')));
    else blocks.push({ list: [parseInline(line.replace(ENTRY, ''))] });
  }
  return blocks;
}

/** The links of a text, with their words. */
export const linksIn = (text: string): { to: string; label: string }[] =>
  [...text.matchAll(MARK)].flatMap(({ groups }) => {
    const { bold, label, to } = groups as { bold?: string; label?: string; to?: string };
    return bold ? linksIn(bold) : [{ label: plainText(label!), to: to! }];
  });

/** Changes the targets of a text’s links. @param note what to add after the words of a link, by its changed target */
export const changeLinks = (
  text: string,
  change: (to: string) => string,
  note: (to: string) => string,
): string => text.replace(/\]\(([^()\s]+)\)/g, (_, to: string) => `${note(change(to))}](${change(to)})`);

/** The words of a text without their marks. */
export function plainText(text: string): string {
  const words = text.replace(MARK, (_, bold?: string, label?: string) => plainText(bold ?? label!));
  return words.replace(/^- /gm, '');
}

/** Tests whether a link leads to another site. */
export const isExternal = (to: string) => /^https:\/\/[^/]+\./.test(to) && URL.canParse(to);

/** Marks that remain in the words of a text, and would be shown: one of a pair, a single star, half a link, another bullet. */
const BROKEN_MARK = /\*\*|(?<!\w)\*[^*\s][^*]*\*|\]\s*\(|^[*•]\s/m;

/** A message for the first mistake in the marks of a text; undefined if there is none. */
function brokenMark(text: string): string | undefined {
  if (BROKEN_MARK.test(plainText(text)))
    return 'has incomplete markup. Write bold words as `**bold words**`, and links as `[words](/about)` with no spaces before or in the address. Write list entries as `- entry`';
  const wrong = linksIn(text).find(({ to }) => !isExternal(to) && !target.safeParse(to).success);
  return (
    wrong &&
    `has a link to \`${wrong.to}\`, which is not an address: use a page of this site like \`/operations\`, or another site like \`https://www.example.com\``
  );
}

/** A few sentences that may have bold words, links and short lists. @param most their maximum width in letters, without markup */
export const richText = (most: number) =>
  text(most, (words) => {
    const plain = plainText(words);
    return [tooWide(plain, most), htmlIn(plain) ?? brokenMark(words) ?? openBracketIn(plain)];
  }).meta({ input: 'rich-text' });
