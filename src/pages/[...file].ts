import type { APIContext } from 'astro';
import { contactCard } from '../contact/contact-card.ts';
import { loadFonts } from '../layouts/headline-fonts.ts';
import { loadCompany, loadPages, loadPagesWithFallbacks } from '../load/load-pages.ts';
import type { LoadedPage } from '../load/page-content.ts';
import { drawIcon, ICONS, logoSvg } from '../metadata/icons.ts';
import { manifest } from '../metadata/manifest.ts';
import { sitemap } from '../metadata/sitemap.ts';
import { licenceText, robotsText, securityText } from '../metadata/text-files.ts';
import { addressIn } from '../schema/languages.ts';
import { modesAddress, modesSheet } from '../styles/modes.ts';
import { loadTheme } from '../theme/load-theme.ts';

/** Makes the content of a file. */
type Content = () => string | Buffer | Promise<string | Buffer>;

/** The files that the site has once, beside its pages. */
const FILES: Record<string, Content> = {
  '.well-known/security.txt': async () => securityText(await loadCompany(), new Date()),
  // Crawlers and older browsers ask for it. They all read a PNG by this name, too.
  'favicon.ico': () => drawIcon(loadTheme(), { size: 32, isMaskable: false }),
  'licence.txt': async () => licenceText(await loadCompany()),
  'logo.svg': () => logoSvg(loadTheme()),
  'robots.txt': async () => robotsText(await loadCompany()),
  'sitemap.xml': async () => sitemap(await loadPages()),
  [modesAddress.slice(1)]: () => modesSheet,
  ...Object.fromEntries(
    Object.values(ICONS).map((icon) => [`${icon.name}.png`, () => drawIcon(loadTheme(), icon)]),
  ),
};

/** The files that every language has for itself, by their address in the site’s own. */
const FILES_IN_LANGUAGE: Record<string, (home: LoadedPage) => string> = {
  '/contact.vcf': ({ context }) => contactCard(context.company, context.home),
  '/manifest.webmanifest': manifest,
};

export async function getStaticPaths() {
  const pages = await loadPagesWithFallbacks();
  const homes = pages.filter(({ context }) => context.address === context.home);
  const paths = Object.entries(FILES);
  for (const page of homes)
    for (const [address, content] of Object.entries(FILES_IN_LANGUAGE))
      paths.push([addressIn(page.context.home, address).slice(1), () => content(page)]);
  for (const { files } of (await loadFonts(pages)).values())
    for (const [address, font] of Object.entries(files)) paths.push([address.slice(1), () => font]);
  return paths.map(([file, content]) => ({ params: { file }, props: { content } }));
}

export async function GET({ props }: APIContext<{ content: Content }>) {
  return new Response(new Uint8Array(Buffer.from(await props.content())));
}
