import type { APIContext } from 'astro';
import { drawCard } from '../../metadata/social-card/draw-card.tsx';
import { fileNameOf } from '../../model/addresses.ts';
import { type LoadedPage, loadPages } from '../../model/load-site.ts';

export const getStaticPaths = async () =>
  (await loadPages()).map((page) => ({ params: { path: fileNameOf(page.site.path) }, props: page }));

export const GET = async ({ props: { content, site } }: APIContext<LoadedPage>) =>
  new Response(new Uint8Array(await drawCard(content, site.company.names.company)));
