import type { APIContext } from 'astro';
import { fileNameOf } from '../../content/addresses.ts';
import { type LoadedPage, loadPages } from '../../content/load-pages.ts';
import { drawCard } from '../../metadata/social-card/draw-card.tsx';

export const getStaticPaths = async () =>
  (await loadPages()).map((page) => ({ params: { path: fileNameOf(page.context.path) }, props: page }));

export const GET = async ({ props: { content, context } }: APIContext<LoadedPage>) =>
  new Response(new Uint8Array(await drawCard(content, context.company.names.company)));
