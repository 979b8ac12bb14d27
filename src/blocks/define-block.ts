import { z } from 'astro/zod';
import type { IllustrationName, Tone } from '../content/fields.ts';
import type { PicturePlacement } from '../pictures/picture-data.ts';

/** What a social card shows of a page’s first view: its colour, its headline, and what stands on its horizon. */
export type CardContent = { tone: Tone; title: string } & (
  | { illustrations: IllustrationName[] }
  | { number: string }
  /** The company’s logo and, where there is a label for it, an empty slot for the partner’s. */
  | { emptySlotLabel: string | undefined }
);

/** What pages, metadata and the check ask of a block. */
interface BlockTraits<Content> {
  /** The pictures that it shows, each with its variant. */
  pictures?(block: Content): PicturePlacement[];
  /** CSS that depends on its content. The security policy forbids `style` attributes. */
  rules?(block: Content, blockId: string): string;
  /** Whether it holds the page’s main heading. */
  isHero?: boolean;
  /** What a social card shows of it. */
  card?(block: Content): CardContent;
  /** Whether search engines find the company described beside it. */
  describesCompany?: boolean;
  /** Whether it has an index (`data-index`) in which the section in view is marked. */
  hasIndex?: boolean;
  /** Whether it tells the time at the company’s place. */
  tellsTime?: boolean;
  /** Whether its pictures open in the viewer. */
  opensViewer?: boolean;
}

/** A block without its component. */
export interface BlockDefinition<Content> extends BlockTraits<Content> {
  type: string;
  schema: z.ZodType<Content>;
}

const schemaOf = <Type extends string, Fields extends z.core.$ZodLooseShape>(
  type: Type,
  names: { title: string | undefined; description: string },
  fields: Fields,
) =>
  z
    .strictObject({
      type: z.literal(type),
      ...fields,
      published: z
        .boolean()
        .default(true)
        // Not “Published”, as the page’s own: a press there puts a whole page online.
        .meta({
          title: 'Visitors see this block',
          description: 'Without the tick it is seen in the editor only, marked as a draft.',
        }),
    })
    .meta(names);

/**
 * Defines a block: all that is known of it but its component.
 * @param title what it is called in the editor, where its type is no name for people
 * @param description what it is, in the editor
 * @param fields what an author may write
 */
export function defineBlock<Type extends string, Fields extends z.core.$ZodLooseShape>({
  type,
  title,
  description,
  fields,
  ...traits
}: { type: Type; title?: string; description: string; fields: Fields } & BlockTraits<
  z.infer<ReturnType<typeof schemaOf<Type, Fields>>>
>) {
  return { type, schema: schemaOf(type, { title, description }, fields), ...traits };
}

/** What an author wrote in a block of a definition, as its component gets it. */
export type ContentOf<Definition extends { schema: z.ZodType }> = z.infer<Definition['schema']>;
