import type { APIContext } from 'astro';
import { type LoadedPage, loadPages } from '../../content/pages/load-pages.ts';
import { manifest } from '../../metadata/manifest.ts';

/** One file for each language. */
export async function getStaticPaths() {
  const homes = (await loadPages()).filter(({ context }) => context.path === context.home);
  return homes.map((page) => ({
    params: { language: page.context.home.slice(1) || undefined },
    props: page,
  }));
}

/** The web app manifest of a language. */
export const GET = ({ props }: APIContext<LoadedPage>) => new Response(manifest(props));
