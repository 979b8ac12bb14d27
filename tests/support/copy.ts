/** The text that an author wrote for a page, in reading order. */
import type { PageContent } from '../../src/content/pages/page.ts';
import { linesOf, spoken } from './content.ts';

/** The content fields that contain text for readers. Other fields contain names or are drawn. */
const PROSE = new Set([
  'title',
  'lead',
  'label',
  'text',
  'statement',
  'columnsTitle',
  'items',
  'note',
  'year',
]);

function proseOf(value: unknown, field = ''): string[] {
  if (typeof value === 'string') return PROSE.has(field) ? linesOf(value).map(spoken) : [];
  if (Array.isArray(value)) return value.flatMap((item) => proseOf(item, field));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inner]) => proseOf(inner, name));
}

/** Every heading, paragraph, list item and link label of a page’s published blocks, from top to bottom. */
export const copyOf = ({ blocks }: PageContent) =>
  proseOf(blocks.filter(({ published }) => published !== false));

/**
 * Searches a text for phrases in the given order, each between spaces.
 * @returns the first phrase that is missing after the previous one; undefined if none is missing
 */
export function firstLost(text: string, copy: string[]): string | undefined {
  const read = ` ${spoken(text)} `;
  let from = 0;
  for (const phrase of copy) {
    const at = read.indexOf(` ${phrase} `, from);
    if (at < 0) return phrase;
    from = at + phrase.length + 1;
  }
  return undefined;
}
