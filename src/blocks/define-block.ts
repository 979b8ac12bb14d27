import { z } from 'astro/zod';
import type { PicturePlacement } from '../pictures/picture-data.ts';

/** The properties of a block that pages, metadata and the check read. */
interface BlockTraits<Content> {
  /** The pictures that it shows, each with its variant. */
  pictures?(block: Content): PicturePlacement[];
  /** CSS that depends on its content. The security policy forbids `style` attributes. */
  css?(block: Content, blockId: string): string;
  /** The ids of its sections; by default, it is one section with the block’s id. */
  sectionIds?(block: Content, blockId: string): string[];
  /** The page’s main heading, if the block contains it. */
  headline?(block: Content): string;
  /** True if the block shows how to reach the company: structured data describes it there, and the company profile ends with it. */
  isContact?: boolean;
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
        // Not “Published”, which is the label of the page’s own field.
        .meta({
          title: 'Visitors see this block',
          description: 'A block that they do not see is a draft.',
        }),
    })
    .meta(names);

/**
 * Defines a block: everything except its component.
 * @param title its label in forms, if the type is not a readable name
 * @param description its description in forms
 * @param fields the fields that an author may write
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
