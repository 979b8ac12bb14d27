import { lead, line, multiline, tone } from '../../schema/fields.ts';
import { defineBlock } from '../define-block.ts';

export const logoHero = defineBlock({
  type: 'logo-hero',
  title: 'Opening with logos',
  description:
    'The first block of a page: the company’s logo, with an empty slot beside it for the partner’s.',
  fields: {
    tone,
    title: multiline(60),
    lead: lead(160),
    emptySlotLabel: line(12).meta({ title: 'Label of the partner’s empty logo slot' }),
  },
  headline: ({ title }) => title,
});
