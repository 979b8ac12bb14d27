import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** An address without a page, for the 404 page. */
export const NO_PAGE = '/no-such-page';

/** The paths of all pages in the sitemap of a built site, and one path without a page. */
export function pathsOf(output: string): string[] {
  const sitemap = readFileSync(join(output, 'sitemap.xml'), 'utf8');
  const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address!);
  return [...addresses.map((address) => new URL(address).pathname), NO_PAGE];
}
