import type { APIContext } from 'astro';
import { type LoadedPage, loadPages } from '../../content/pages/load-pages.ts';
import { manifest } from '../../metadata/manifest.ts';

/** One for each language. */
export async function getStaticPaths() {
  const homes = (await loadPages()).filter(({ context }) => context.path === context.home);
  return homes.map((page) => ({
    params: { language: page.context.home.slice(1) || undefined },
    props: page,
  }));
}

/** How a device shows the site among its apps. */
export const GET = ({ props }: APIContext<LoadedPage>) => new Response(manifest(props));
