import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PageContext } from '../components/page-context.ts';
import { STATIC_FOLDER } from '../load/static-files.ts';
import { contentFolder } from '../schema/folders.ts';
import { fileNameOf } from '../schema/page-addresses.ts';

/** The size of a card in pixels, as chats and social networks require. */
export const SOCIAL_CARD = { width: 1200, height: 630 };

/** The address of the social card of a page, a screenshot of its hero. @param page its address */
export const socialCardAddress = (page: string) => `/cards/${fileNameOf(page)}.png`;

/** The social card of a page, or that of its language’s home page; none before `npm run draw`. */
export const socialCardFor = ({ address, home }: Pick<PageContext, 'address' | 'home'>) =>
  [address, home]
    .map(socialCardAddress)
    .find((card) => existsSync(join(contentFolder(), STATIC_FOLDER, card)));
