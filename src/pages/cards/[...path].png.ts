import type { APIContext, InferGetStaticPropsType } from 'astro';
import { fileNameOf } from '../../content/addresses.ts';
import { loadPages } from '../../content/pages/load-pages.ts';
import { drawCard } from '../../metadata/social-card/draw-card.tsx';
import { openTypefaces } from '../../metadata/social-card/text-to-path.ts';

export async function getStaticPaths() {
  const typefaces = openTypefaces();
  const pages = await loadPages();
  return pages.map((page) => ({
    params: { path: fileNameOf(page.context.path) },
    props: { page, typefaces },
  }));
}

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

export const GET = async ({ props: { page, typefaces } }: APIContext<Props>) =>
  new Response(new Uint8Array(await drawCard(page, typefaces)));
