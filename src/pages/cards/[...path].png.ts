import type { APIContext, InferGetStaticPropsType } from 'astro';
import { loadPages } from '../../content/pages/load-pages.ts';
import { fileNameOf } from '../../content/pages/page.ts';
import { drawCard } from '../../metadata/social-card/draw-card.tsx';
import { openTypefaces } from '../../metadata/social-card/text-to-path.ts';

/** One for each page. The typefaces of a language are opened once. */
export async function getStaticPaths() {
  const pages = await loadPages();
  const byLanguage = Map.groupBy(pages, ({ context }) => context.home);
  return [...byLanguage.values()].flatMap((group) => {
    const { home, theme, direction } = group[0]!.context;
    const language = home.slice(1);
    const hasOwn = language in theme.typefaces.languages;
    const typefaces = openTypefaces(hasOwn ? language : undefined, direction === 'rtl');
    return group.map((page) => ({
      params: { path: fileNameOf(page.context.path) },
      props: { page, typefaces },
    }));
  });
}

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

/** The picture of link previews in chats and social networks. */
export const GET = async ({ props: { page, typefaces } }: APIContext<Props>) =>
  new Response(new Uint8Array(await drawCard(page, typefaces)));
