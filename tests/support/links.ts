/** Every address that the pages of a built site name, asked for on the real server. */
import { copyFileSync, cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LinkChecker, LinkState } from 'linkinator';
import { readOutput } from '../../delivery/output.ts';
import { createServer } from '../../delivery/preview-server.ts';

/** A page of the copy below, because a link checker does not read the pages of failed responses. */
const NOT_FOUND_COPY = 'copy-of-404.html';

/** Addresses in places that linkinator does not know: pictures of the viewer, icons and pages of a manifest. */
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
 * Asks for everything that a built site names by its own address: pages, fragments, pictures of all sizes, preloads,
 * styles’ files, canonical addresses. A redirect counts as broken, because every link costs the visitor a round trip.
 * @param output the built site
 * @param work a folder that may be filled
 * @returns each address that is not there with its status, once
 */
export async function brokenLinks(output: string, work: string) {
  const site = join(work, 'site');
  cpSync(output, site, { recursive: true });
  copyFileSync(join(site, '404.html'), join(site, NOT_FOUND_COPY));
  const { pages, notFound, files } = await readOutput(site);
  const publicAddress = /<link rel=canonical href=(\S*?)\/>/.exec(
    readFileSync(join(site, 'index.html'), 'utf8'),
  )![1]!;
  const server = await createServer({ root: site });
  const address = await server.listen({ host: '127.0.0.1', port: 0 });
  try {
    const { links } = await new LinkChecker().check({
      path: pages.map((page) => address + page.address),
      checkCss: true,
      checkFragments: true,
      redirects: 'error',
      urlRewriteExpressions: [{ pattern: new RegExp(`^${publicAddress}`), replacement: address }],
      linksToSkip: async (link) => !link.startsWith(address) && !link.startsWith(publicAddress),
    });
    const broken = links
      .filter(({ state }) => state === LinkState.BROKEN)
      .map(({ url, status }) => `${url.replace(address, '')} ${status}`);
    for (const { file } of [...pages, ...notFound, ...files].filter((each) =>
      /\.(html|webmanifest)$/.test(each.file),
    )) {
      for (const path of addressesBeside(site, file)) {
        const { status } = await fetch(new URL(path, address), { method: 'HEAD', redirect: 'manual' });
        if (status !== 200) broken.push(`${path} ${status}`);
      }
    }
    return [...new Set(broken)].sort();
  } finally {
    await server.close();
  }
}
