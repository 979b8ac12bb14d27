/** The copy of a page, in the order in which it is read. */
import type { PageContent } from '../../src/content/pages/page.ts';
import { linesOf, spoken } from './content.ts';

/** The fields of content that are prose; the others name things, or are drawn. */
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

/** Every heading, paragraph, list item and label of a link that an author published, from top to bottom. */
export const copyOf = ({ blocks }: PageContent) =>
  proseOf(blocks.filter(({ published }) => published !== false));

/**
 * The first copy that a text does not hold after what comes before it, as words of their own;
 * undefined when it holds all.
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
