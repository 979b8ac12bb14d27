import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import type { LoadedPage } from '../../content/pages/load-pages.ts';
import { cardContentOf, legibleContent } from './card-content.ts';
import { SocialCard } from './SocialCard.tsx';
import { hasLetters, type Typefaces } from './text-to-path.ts';

/**
 * Draws the picture of link previews in chats and social networks.
 * @returns a PNG
 */
export async function drawCard(
  { content: page, context }: Pick<LoadedPage, 'content' | 'context'>,
  typefaces: Typefaces,
): Promise<Buffer> {
  const { company } = context.company.names;
  const content = legibleContent(cardContentOf(page), company, (text) => hasLetters(typefaces.display, text));
  const svg = renderToStaticMarkup(<SocialCard content={content} context={context} typefaces={typefaces} />);
  // Few colours and no gradients: a palette keeps the file small and the edges clean.
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 64, dither: 0 }).toBuffer();
}
