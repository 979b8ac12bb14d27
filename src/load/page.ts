import { z } from 'astro/zod';
import { blockSchema, HEROES } from '../blocks/blocks.ts';
import { fieldValues } from '../schema/field-values.ts';
import { distinct, line } from '../schema/fields.ts';

/** Widths in letters that fit search results, with the names filled in; longer texts are cut. */
export const SEARCH_WIDTHS = {
  title: { least: 50, most: 60 },
  description: { least: 120, most: 155 },
};

const { title, description } = SEARCH_WIDTHS;

/** What forms call a type of block. */
const titleOf = (type: string) =>
  blockSchema.options.find(({ shape }) => shape.type.value === type)?.meta()?.title;

/** `content/pages/*.yaml`: one page as a list of blocks. */
export const pageSchema = z
  .strictObject({
    /** `check/texts.ts` limits its length. */
    title: line().meta({
      title: 'Title in search results',
      description: `Also shown in the browser’s tab. ${title.least} to ${title.most} characters, with the names filled in.`,
      filledWidth: title,
    }),
    /** `check/texts.ts` limits its length. */
    description: line().meta({
      title: 'Description in search results',
      description: `${description.least} to ${description.most} characters, with the names filled in.`,
      filledWidth: description,
    }),
    published: z.boolean().describe('A page that is not published is a draft: visitors do not see it.'),
    blocks: z
      .array(blockSchema)
      .min(1)
      .refine(
        (blocks) => blocks.length === 0 || blocks.some(({ published }) => published),
        'are all drafts: let visitors see at least one, or the page will be empty',
      )
      .superRefine(
        distinct((blocks) => {
          const published = blocks.map((block) => (block.published ? block : undefined));
          return fieldValues('anchor', z.array(blockSchema), published);
        }),
      ),
  })
  .superRefine((page, { addIssue }) => {
    if (!page.published || !page.blocks.some(({ published }) => published)) return;
    const [first, ...others] = page.blocks.flatMap(({ type, published }, i) =>
      published && HEROES.includes(type) ? i : [],
    );
    if (first === undefined) {
      const openings = HEROES.map((type) => `${titleOf(type)} (\`${type}\`)`);
      const message = `have no main heading. Begin with one of these: ${openings.join(', ')}.`;
      addIssue({ code: 'custom', path: ['blocks'], message });
    } else if (page.blocks.slice(0, first).some(({ published }) => published)) {
      // Visitors do not see a draft above it.
      const message =
        'must be the first block, because it has the main heading of the page. Move it to the top.';
      addIssue({ code: 'custom', path: ['blocks', first], message });
    }
    for (const i of others) {
      const message = `gives the page a second main heading, after block ${first! + 1}. Remove one of the two.`;
      addIssue({ code: 'custom', path: ['blocks', i], message });
    }
  });
export type PageContent = z.infer<typeof pageSchema>;
