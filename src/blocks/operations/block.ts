import { z } from 'astro/zod';
import { anchor, direction, distinct, illustration, line, message } from '../../schema/fields.ts';
import { pictureName } from '../../schema/picture.ts';
import { richText } from '../../schema/rich-text.ts';
import { defineBlock } from '../define-block.ts';

const namedSchema = z.strictObject({ name: line(40), text: line(100) });

const vehicleSchema = namedSchema.extend({
  id: anchor,
  illustration,
  picture: pictureName
    .optional()
    .describe('Shown while the vehicle is selected. If empty, the section’s picture is shown.'),
  message: line(80).meta({
    title: 'Message',
    description: 'The first line of a visitor’s message about this vehicle. The section’s lines follow.',
    examples: ['I need an ambulance.'],
  }),
});
export type Vehicle = z.infer<typeof vehicleSchema>;

const choiceSchema = z
  .strictObject({
    title: line(30).meta({ examples: ['Convert it'] }),
    lists: z
      .array(z.strictObject({ title: line(40), items: z.array(vehicleSchema).min(1).max(4) }))
      .min(1)
      .max(2),
  })
  .meta({
    title: 'Choice of vehicles',
    description: 'Visitors choose one, and its body drops onto the chassis.',
  });
export type Choice = z.infer<typeof choiceSchema>;

const sectionSchema = z.strictObject({
  id: anchor,
  direction,
  title: line(40),
  text: richText(260),
  illustration: illustration.optional(),
  picture: pictureName.optional(),
  note: line(120)
    .optional()
    .describe('What kind of pictures the page has. Fill it in only for the first section with a picture.'),
  choice: choiceSchema.optional(),
  goods: z.array(namedSchema).max(6).default([]),
  question: line(60).optional().describe('Shown above the links that start a message.'),
  message,
});
export type OperationSection = z.infer<typeof sectionSchema>;

/** Each has a title of its own, because the index lists them by it. */
const sectionsSchema = z
  .array(sectionSchema)
  .min(1)
  .max(12)
  .superRefine(distinct((all) => all.map(({ title }, i) => ({ value: title, path: [i, 'title'] }))));

export const operations = defineBlock({
  type: 'operations',
  description: 'Every operation in a section of its own, with an index that marks the one in view.',
  fields: { sections: sectionsSchema },
  pictures: ({ sections }) =>
    sections.flatMap(({ choice, picture }) => {
      const variant = choice ? 'vehicle' : 'section';
      const vehicles = choice?.lists.flatMap(({ items }) => items) ?? [{ picture }];
      const names = new Set(vehicles.map((vehicle) => vehicle.picture ?? picture));
      return [...names].flatMap((name) => (name ? { name, variant } : []));
    }),
  sectionIds: ({ sections }) => sections.map(({ id }) => id),
  // The rows of each choice: the titles of its lists, and the vehicles.
  css: ({ sections }) =>
    sections
      .map(({ id, choice }) =>
        choice
          ? `#${id}{--choices:${choice.lists.reduce((rows, { items }) => rows + 1 + items.length, 0)}}`
          : '',
      )
      .join(''),
});
