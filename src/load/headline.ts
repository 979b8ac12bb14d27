import { definitionOf } from '../blocks/blocks.ts';
import { withoutSoftHyphens } from '../schema/soft-hyphens.ts';
import type { PageContent } from './page.ts';

/** The main heading of a page: that of its hero, with the line breaks of its author, or the page’s title. */
export function headlineOf({ title, blocks }: PageContent): string {
  const hero = blocks.find((block) => definitionOf(block).isHero);
  return withoutSoftHyphens((hero && 'title' in hero && hero.title) || title);
}
