import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** An address without a page, for the page that answers it. */
export const NO_PAGE = '/no-such-page';

/** The paths of all pages of a built site: those of its sitemap, and one that no page has. */
export function pathsOf(output: string): string[] {
  const sitemap = readFileSync(join(output, 'sitemap.xml'), 'utf8');
  const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address!);
  return [...addresses.map((address) => new URL(address).pathname), NO_PAGE];
}
