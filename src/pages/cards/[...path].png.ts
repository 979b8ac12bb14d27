import { readFile } from 'node:fs/promises';
import type { APIContext } from 'astro';
import { loadPages } from '../../load/load-pages.ts';
import { cardOf } from '../../metadata/cards.ts';

/** One for each page that `npm run draw` has photographed. */
export async function getStaticPaths() {
  const cards = (await loadPages()).flatMap(({ context }) => cardOf(context) ?? []);
  return cards.map(({ name, file }) => ({ params: { path: name }, props: { file } }));
}

/** The picture of link previews in chats and social networks. */
export const GET = async ({ props }: APIContext<{ file: string }>) =>
  new Response(new Uint8Array(await readFile(props.file)));
