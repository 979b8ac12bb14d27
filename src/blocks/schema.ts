import { z } from 'astro/zod';
import { callToActionSchema } from './call-to-action/schema.ts';
import { contactSchema } from './contact/schema.ts';
import { fullWidthPictureSchema } from './full-width-picture/schema.ts';
import { gallerySchema } from './gallery/schema.ts';
import { heritageSchema } from './heritage/schema.ts';
import { homeHeroSchema } from './home-hero/schema.ts';
import { illustrationHeroSchema } from './illustration-hero/schema.ts';
import { logoHeroSchema } from './logo-hero/schema.ts';
import { numberHeroSchema } from './number-hero/schema.ts';
import { operationCardsSchema } from './operation-cards/schema.ts';
import { operationsSchema } from './operations/schema.ts';
import { partnershipsSchema } from './partnerships/schema.ts';
import { statementsSchema } from './statements/schema.ts';
import { timelineSchema } from './timeline/schema.ts';
import { valuesSchema } from './values/schema.ts';

/** What every block may say beside its own fields. `describe` again, because zod keeps a description with one object. */
const block = <Shape extends z.core.$ZodLooseShape>(schema: z.ZodObject<Shape, z.core.$strict>) =>
  schema
    .extend({
      published: z
        .boolean()
        .default(true)
        .describe('A block that is not published is seen in the editor only, marked as a draft.'),
    })
    .describe(schema.description!);

/** Every block that a page file may use, told apart by its `type`. A new block adds its line here and in `Block.tsx`. */
export const blockSchema = z.discriminatedUnion('type', [
  block(callToActionSchema),
  block(contactSchema),
  block(fullWidthPictureSchema),
  block(numberHeroSchema),
  block(illustrationHeroSchema),
  block(gallerySchema),
  block(heritageSchema),
  block(logoHeroSchema),
  block(homeHeroSchema),
  block(operationCardsSchema),
  block(operationsSchema),
  block(partnershipsSchema),
  block(statementsSchema),
  block(timelineSchema),
  block(valuesSchema),
]);
export type BlockContent = z.infer<typeof blockSchema>;
