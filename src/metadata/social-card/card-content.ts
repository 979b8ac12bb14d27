import { definitionOf } from '../../blocks/blocks.ts';
import type { CardContent } from '../../blocks/define-block.ts';
import { mapTexts } from '../../content/map-texts.ts';
import type { PageContent } from '../../content/pages/page.ts';
import { withoutSoftHyphens } from '../../content/soft-hyphens.ts';

/** The size of a card in pixels, as chats and social networks require. */
export const CARD = { width: 1200, height: 630 };

/** The address of a page’s card. @param fileName the name of the page’s files */
export const cardAddress = (fileName: string) => `/cards/${fileName}.png`;

/** The content of a page’s card: its hero, or its title beside the company’s logo. Soft hyphens are removed. */
export function cardContentOf({ title, blocks }: PageContent): CardContent {
  const hero = blocks.find((block) => definitionOf(block).card);
  const content: CardContent = hero
    ? definitionOf(hero).card!(hero)
    : { tone: 'laterite', title, emptySlotLabel: undefined };
  return mapTexts(content, withoutSoftHyphens);
}

/**
 * The content without texts in letters that our typefaces lack: the text beside the picture contains them.
 * @param company replaces such a title
 */
export function legibleContent(
  content: CardContent,
  company: string,
  isLegible: (text: string) => boolean,
): CardContent {
  const { tone } = content;
  const title = isLegible(content.title) ? content.title : company;
  const inner =
    'number' in content ? content.number : 'emptySlotLabel' in content ? content.emptySlotLabel : undefined;
  return inner === undefined || isLegible(inner)
    ? { ...content, title }
    : { tone, title, emptySlotLabel: undefined };
}
