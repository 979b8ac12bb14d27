import type { APIContext } from 'astro';
import { markdownOf } from '../metadata/markdown.tsx';
import { fileNameOf } from '../model/addresses.ts';
import { type LoadedPage, loadPages } from '../model/load-site.ts';

export const getStaticPaths = async () =>
  (await loadPages()).map((page) => ({ params: { path: fileNameOf(page.site.path) }, props: page }));

export const GET = ({ props }: APIContext<LoadedPage>) => new Response(markdownOf(props));
