import type { APIContext } from 'astro';
import { type LoadedPage, loadPages } from '../content/pages/load-pages.ts';
import { fileNameOf } from '../content/pages/page.ts';
import { markdownOf } from '../metadata/markdown.tsx';

/** One for each page. */
export const getStaticPaths = async () =>
  (await loadPages()).map((page) => ({ params: { path: fileNameOf(page.context.path) }, props: page }));

/** The page as Markdown. */
export const GET = ({ props }: APIContext<LoadedPage>) => new Response(markdownOf(props));
