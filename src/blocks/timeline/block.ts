import { z } from 'astro/zod';
import { line } from '../../schema/fields.ts';
import { pictureName } from '../../schema/picture.ts';
import { richText } from '../../schema/rich-text.ts';
import { defineBlock } from '../define-block.ts';

/** An entry’s place on the ruler, in years. */
interface Span {
  /** Years until the next entry; the ruler ends with the last one. */
  until: number;
  /** Years that the entry itself lasts: ten for a decade, else one. */
  lasts: number;
}

/** Places years (`"2010"`) and decades (`1990s`) on a ruler that begins with the first of them. */
export function spansOf(years: string[]): Span[] {
  const starts = years.map((year) => Number.parseInt(year, 10));
  return years.map((year, i) => {
    const lasts = year.endsWith('s') ? 10 : 1;
    const next = starts[i + 1];
    return { until: next === undefined ? lasts : next - starts[i]!, lasts };
  });
}

/** The decades that begin within a span, after its first year: `[1950, 1960, 1970, 1980]` from 1948 until 1990. */
export function decadesIn(start: number, { until }: Span): number[] {
  const first = (Math.floor(start / 10) + 1) * 10;
  const count = Math.max(0, Math.ceil((start + until - first) / 10));
  return Array.from({ length: count }, (_, i) => first + i * 10);
}

export const timeline = defineBlock({
  type: 'timeline',
  description: 'Years on a ruler drawn to scale. A picture fills the years until the next entry.',
  fields: {
    title: line(60),
    entries: z
      .array(
        z.strictObject({
          year: z
            .string()
            .regex(/^\d{4}s?$/, {
              error:
                'is not a year or a decade: write it like 2010 or 1990s (`"2010"`). To show other words, use the field Label (`label`)',
              abort: true,
            })
            .meta({ examples: ['1990s'] }),
          title: line(40),
          text: richText(240).optional(),
          picture: pictureName.optional(),
          label: line(12)
            .optional()
            .describe('Replaces the year, if the language writes decades in its own way.'),
        }),
      )
      .min(2)
      .max(6)
      .refine(
        (entries) =>
          entries.every((entry, i) => i === 0 || entry.year.slice(0, 4) > entries[i - 1]!.year.slice(0, 4)),
        'are not in order: put the earliest year first',
      ),
  },
  pictures: ({ entries }) =>
    entries.flatMap(({ picture }) => (picture ? [{ name: picture, variant: 'half' }] : [])),
  // The ruler’s measures, in years, and the names of its decades.
  css: ({ entries }, blockId) => {
    const spans = spansOf(entries.map(({ year }) => year));
    const years = spans.reduce((sum, { until }) => sum + until, 0);
    return [
      `#${blockId}{--years:${years}}`,
      ...spans.map((span, i) => {
        const start = Number.parseInt(entries[i]!.year, 10);
        const decades = decadesIn(start, span);
        const marks =
          decades.length > 0 ? `;--first:${decades[0]! - start};--decades:"${decades.join('\\a ')}"` : '';
        return `#${blockId} li:nth-child(${i + 1}){--until:${span.until};--lasts:${span.lasts}${marks}}`;
      }),
    ].join('');
  },
});
