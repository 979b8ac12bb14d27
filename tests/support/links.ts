/** Requests every address that the pages of a built site contain from the real server. */
import { copyFileSync, cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LinkChecker, LinkState } from 'linkinator';
import { isNotFoundPage, pageAddress } from '../../deploy/addresses.ts';
import { publicFiles } from '../../deploy/headers.ts';
import { startPreview } from './local-servers.ts';

/** A copy of the 404 page at an address of its own, because the link checker does not read pages with an error status. */
const NOT_FOUND_COPY = 'copy-of-404.html';

/** Addresses that linkinator does not find: pictures of the viewer, and icons and pages in a manifest. */
function addressesBeside(site: string, file: string): string[] {
  const text = readFileSync(join(site, file), 'utf8');
  if (file.endsWith('.html')) {
    const sets = [...text.matchAll(/ data-srcset="([^"]*)"/g)].map(([, set = '']) => set);
    return sets.flatMap((set) => set.split(', ').map((candidate) => candidate.split(' ')[0]!));
  }
  const { start_url, icons = [], screenshots = [], shortcuts = [] } = JSON.parse(text);
  return [
    start_url,
    ...[...icons, ...screenshots].map(({ src }) => src),
    ...shortcuts.map(({ url }: { url: string }) => url),
  ].filter(Boolean);
}

/**
 * Requests every address of a built site’s own that it contains: pages, fragments, pictures of all sizes, preloads, files
 * in style sheets, canonical addresses. A redirect counts as broken, because it costs the visitor another round trip.
 * @param output folder of the built site
 * @param work a folder for temporary files
 * @returns each broken address with its HTTP status, without duplicates
 */
export async function brokenLinks(output: string, work: string) {
  const site = join(work, 'site');
  cpSync(output, site, { recursive: true });
  copyFileSync(join(site, '404.html'), join(site, NOT_FOUND_COPY));
  const files = publicFiles(site);
  const publicAddress = /<link rel=canonical href=(\S*?)\/>/.exec(
    readFileSync(join(site, 'index.html'), 'utf8'),
  )![1]!;
  const { address, stop } = await startPreview(site);
  try {
    const { links } = await new LinkChecker().check({
      path: files
        .filter((file) => file.endsWith('.html') && !isNotFoundPage(file))
        .map((file) => address + pageAddress(file)),
      checkCss: true,
      checkFragments: true,
      redirects: 'error',
      urlRewriteExpressions: [{ pattern: new RegExp(`^${publicAddress}`), replacement: address }],
      linksToSkip: async (link) => !link.startsWith(address) && !link.startsWith(publicAddress),
    });
    const broken = links
      .filter(({ state }) => state === LinkState.BROKEN)
      .map(({ url, status }) => `${url.replace(address, '')} ${status}`);
    for (const file of files.filter((each) => /\.(html|webmanifest)$/.test(each))) {
      for (const path of addressesBeside(site, file)) {
        const { status } = await fetch(new URL(path, address), { method: 'HEAD', redirect: 'manual' });
        if (status !== 200) broken.push(`${path} ${status}`);
      }
    }
    return [...new Set(broken)].sort();
  } finally {
    await stop();
  }
}
