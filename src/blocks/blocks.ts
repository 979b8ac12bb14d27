/** The definitions of all blocks. Add a new block here, and its component in `components.tsx`. */
import { z } from 'astro/zod';
import type { PageContext } from '../components/page-context.ts';
import { fieldValues } from '../schema/field-values.ts';
import { callToAction } from './call-to-action/block.ts';
import { contact } from './contact/block.ts';
import type { BlockDefinition } from './define-block.ts';
import { fullWidthPicture } from './full-width-picture/block.ts';
import { gallery } from './gallery/block.ts';
import { heritage } from './heritage/block.ts';
import { homeHero } from './home-hero/block.ts';
import { illustrationHero } from './illustration-hero/block.ts';
import { logoHero } from './logo-hero/block.ts';
import { numberHero } from './number-hero/block.ts';
import { operationCards } from './operation-cards/block.ts';
import { operations } from './operations/block.ts';
import { partnerships } from './partnerships/block.ts';
import { statements } from './statements/block.ts';
import { timeline } from './timeline/block.ts';
import { values } from './values/block.ts';

/** In the order in which forms offer them. */
const definitions = [
  callToAction,
  contact,
  fullWidthPicture,
  numberHero,
  illustrationHero,
  gallery,
  heritage,
  logoHero,
  homeHero,
  operationCards,
  operations,
  partnerships,
  statements,
  timeline,
  values,
] as const;

type Schemas<Definitions> = { [I in keyof Definitions]: Definitions[I]['schema' & keyof Definitions[I]] };

/** Any block of a page file, distinguished by its `type`. */
export const blockSchema = z.discriminatedUnion(
  'type',
  definitions.map(({ schema }) => schema) as unknown as Schemas<typeof definitions>,
);
export type BlockContent = z.infer<typeof blockSchema>;
type BlockType = BlockContent['type'];

/** The content of a type of block. */
export type ContentOf<Type extends BlockType> = Extract<BlockContent, { type: Type }>;

/** The props of the component of a type of block. */
export interface BlockProps<Type extends BlockType = BlockType> {
  block: ContentOf<Type>;
  /** The block’s id, and the beginning of all ids in it. */
  blockId: string;
  context: PageContext;
}

/** The id of a page’s block, counted from 1. */
export const blockIdOf = (index: number) => `block-${index + 1}`;

const byType = new Map<string, BlockDefinition<BlockContent>>(
  definitions.map((definition) => [definition.type, definition]),
);

/** The definition of a block: everything except its component. */
export const definitionOf = ({ type }: BlockContent) => byType.get(type)!;

/** The types of the blocks that hold a page’s main heading. */
export const HEROES = [...byType.values()].filter(({ headline }) => headline).map(({ type }) => type);

/** The anchors that links may lead to, drafts left out. @param blocks as written */
export const anchorsOf = (blocks: unknown): string[] =>
  (Array.isArray(blocks) ? blocks : [])
    .filter((block) => block?.published !== false)
    .flatMap((block) => fieldValues('anchor', blockSchema, block))
    .map(({ value }) => value);

/** The ids at which the sections of each block begin, in reading order. */
export const sectionIdsOf = (blocks: BlockContent[]): string[][] =>
  blocks.map((block, i) => definitionOf(block).sectionIds?.(block, blockIdOf(i)) ?? [blockIdOf(i)]);
