import { z } from 'astro/zod';
import { anchor, direction, distinct, illustration, line } from '../../schema/fields.ts';
import { pictureName } from '../../schema/picture.ts';
import { richText } from '../../schema/rich-text.ts';
import { defineBlock } from '../define-block.ts';

const named = z.strictObject({ name: line(40), text: line(100) });

const vehicle = named.extend({
  illustration,
  picture: pictureName
    .optional()
    .describe('Shown while the vehicle is chosen; without one, the section’s picture is.'),
});

const section = z.strictObject({
  id: anchor,
  direction,
  title: line(40),
  text: richText(260),
  illustration: illustration.optional(),
  picture: pictureName.optional(),
  choice: line(30)
    .optional()
    .meta({
      title: 'Title of the choice of vehicles',
      examples: ['Convert it'],
    }),
  vehicles: z
    .array(z.strictObject({ title: line(40), items: z.array(vehicle).min(1).max(4) }))
    .max(2)
    .default([])
    .describe('Lists of converted vehicles. Visitors choose one, and its body comes down on the chassis.'),
  goods: z.array(named).max(6).default([]),
  question: line(60)
    .optional()
    .describe('Ends the section. Two links follow, which begin a message with the section’s title in it.'),
});
export type OperationSection = z.infer<typeof section>;

/** Readers of the page, and of its list of sections, tell them apart by their titles. */
const sections = z
  .array(section)
  .min(1)
  .max(12)
  .superRefine(distinct((all) => all.map(({ title }, i) => ({ value: title, path: [i, 'title'] }))));

export const operations = defineBlock({
  type: 'operations',
  description: 'Every operation in a section of its own, with an index that marks the one in view.',
  fields: { sections },
  pictures: ({ sections }) =>
    sections.flatMap(({ vehicles, picture }) => {
      const items = vehicles.flatMap(({ items }) => items);
      const names = items.length > 0 ? items.map((item) => item.picture ?? picture) : [picture];
      const variant = items.length > 0 ? 'vehicle' : 'section';
      return [...new Set(names)].flatMap((name) => (name ? [{ name, variant } as const] : []));
    }),
  sectionIds: ({ sections }) => sections.map(({ id }) => id),
  // The rows of the choice: its lists’ titles and vehicles.
  rules: ({ sections }) =>
    sections
      .filter(({ vehicles }) => vehicles.length > 0)
      .map(
        ({ id, vehicles }) =>
          `#${id}{--choices:${vehicles.reduce((sum, { items }) => sum + 1 + items.length, 0)}}`,
      )
      .join(''),
});
