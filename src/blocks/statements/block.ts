import { z } from 'astro/zod';
import { line } from '../../schema/fields.ts';
import { richText } from '../../schema/rich-text.ts';
import { defineBlock } from '../define-block.ts';

export const statements = defineBlock({
  type: 'statements',
  description: 'Entries with a title in the sidebar, a statement and a paragraph.',
  fields: {
    statements: z
      .array(z.strictObject({ title: line(40), statement: line(200), text: richText(400) }))
      .min(1),
  },
});
