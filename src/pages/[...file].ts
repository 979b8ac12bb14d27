import { execFileSync } from 'node:child_process';
import type { APIContext } from 'astro';
import { type LoadedPage, loadCompany, loadPages } from '../load/load-pages.ts';
import { drawFavicon, drawIcon, ICONS, logoSvg } from '../metadata/icons.ts';
import { lastModifiedBelow } from '../metadata/last-modified.ts';
import { manifest } from '../metadata/manifest.ts';
import type { LANGUAGE_FILES, SITE_FILES } from '../metadata/site-files.ts';
import { sitemap } from '../metadata/sitemap.ts';
import { licenceText, robotsText, securityText } from '../metadata/text-files.ts';
import { contactCard } from '../schema/contact-card.ts';
import { contentFolder } from '../schema/folders.ts';
import { addressIn } from '../schema/languages.ts';
import { loadTheme } from '../theme/load-theme.ts';

/** The same commit gives the same file. Without a repository, it is the time of the build. */
function dateOfCommit(): Date {
  try {
    return new Date(
      execFileSync('git', ['log', '-1', '--format=%cI'], { encoding: 'utf8', stdio: 'pipe' }).trim(),
    );
  } catch {
    return new Date();
  }
}

/** The content of each file. */
const FILES: Record<(typeof SITE_FILES)[number], () => string | Promise<string | Buffer>> = {
  '.well-known/security.txt': async () => securityText(await loadCompany(), dateOfCommit()),
  'favicon.ico': () => drawFavicon(loadTheme()),
  'licence.txt': async () => licenceText(await loadCompany()),
  'logo.svg': () => logoSvg(loadTheme()),
  'robots.txt': async () => robotsText(await loadCompany()),
  'sitemap.xml': async () => sitemap(await loadPages(), contentFolder(), lastModifiedBelow(contentFolder())),
  'icon-192.png': () => drawIcon(loadTheme(), ICONS.small),
  'icon-512.png': () => drawIcon(loadTheme(), ICONS.large),
  'icon-maskable-192.png': () => drawIcon(loadTheme(), ICONS.smallMaskable),
  'icon-maskable-512.png': () => drawIcon(loadTheme(), ICONS.largeMaskable),
  'apple-touch-icon.png': () => drawIcon(loadTheme(), ICONS.apple),
};

/** The content of each file that every language has for itself. */
const FILES_IN_LANGUAGE: Record<(typeof LANGUAGE_FILES)[number], (home: LoadedPage) => string> = {
  '/contact.vcf': ({ context }) => contactCard(context.company, context.home),
  '/manifest.webmanifest': manifest,
};

interface Props {
  draw: () => string | Promise<string | Buffer>;
}

export async function getStaticPaths() {
  const homes = (await loadPages()).filter(({ context }) => context.path === context.home);
  const paths = Object.entries<Props['draw']>(FILES);
  for (const page of homes)
    for (const [address, draw] of Object.entries(FILES_IN_LANGUAGE))
      paths.push([addressIn(page.context.home, address).slice(1), () => draw(page)]);
  return paths.map(([file, draw]) => ({ params: { file }, props: { draw } }));
}

export async function GET({ params, props }: APIContext<Props, { file: string }>) {
  const content = await props.draw();
  // The server of `npm run dev` knows no type for drawings.
  const headers = { 'Content-Type': 'image/svg+xml' };
  return new Response(new Uint8Array(Buffer.from(content)), params.file === 'logo.svg' ? { headers } : {});
}
