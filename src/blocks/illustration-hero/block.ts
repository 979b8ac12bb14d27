import { illustrations, lead, lines, tone } from '../../content/fields.ts';
import { type ContentOf, defineBlock } from '../define-block.ts';

export const illustrationHero = defineBlock({
  type: 'illustration-hero',
  description: 'A page’s hero with a row of illustrations on the horizon.',
  fields: {
    tone,
    title: lines(80),
    lead: lead(160).optional(),
    illustrations: illustrations.min(2).max(5),
  },
  card: ({ tone, title, illustrations }) => ({ tone, title, illustrations }),
});
export type IllustrationHeroContent = ContentOf<typeof illustrationHero>;
