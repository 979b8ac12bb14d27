import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PageContext } from '../components/page-context.ts';
import { fileNameOf } from '../load/page.ts';
import { STATIC_FOLDER } from '../load/static-files.ts';
import { contentFolder } from '../schema/folders.ts';

/** The size of a card in pixels, as chats and social networks require. */
export const SOCIAL_CARD = { width: 1200, height: 630 };

/** The address of the social card of a page, a screenshot of its hero. @param path the page’s address */
export const socialCardAddress = (path: string) => `/cards/${fileNameOf(path)}.png`;

/** The social card of a page, or that of its language’s home page; none before `npm run draw`. */
export const socialCardFor = ({ path, home }: Pick<PageContext, 'path' | 'home'>) =>
  [path, home]
    .map(socialCardAddress)
    .find((address) => existsSync(join(contentFolder(), STATIC_FOLDER, address)));
