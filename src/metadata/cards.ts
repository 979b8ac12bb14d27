import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PageContext } from '../components/page-context.ts';
import { fileNameOf } from '../load/page.ts';
import { contentFolder } from '../schema/folders.ts';

/** The size of a card in pixels, as chats and social networks require. */
export const CARD = { width: 1200, height: 630 };

/** The folder of the cards in the content folder. */
export const CARDS = 'cards';

/** The social card of a page, a photograph of its hero; undefined until `npm run draw` has made it. */
export function cardOf({ path }: Pick<PageContext, 'path'>) {
  const name = fileNameOf(path);
  const file = join(contentFolder(), CARDS, `${name}.png`);
  return existsSync(file) ? { name, file, address: `/cards/${name}.png` } : undefined;
}

/** The card that stands for a page: its own, or that of its language’s home page. */
export const cardFor = ({ path, home }: Pick<PageContext, 'path' | 'home'>) =>
  cardOf({ path }) ?? cardOf({ path: home });
