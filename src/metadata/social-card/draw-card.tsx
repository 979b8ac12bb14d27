import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import type { PageContent } from '../../content/page.ts';
import { SocialCard } from './SocialCard.tsx';
import { legibleScene, sceneOf } from './scene.ts';
import { hasLetters, openTypefaces } from './text-to-path.ts';

/**
 * Draws the picture that chats and networks show beside a link to the page.
 * @returns a PNG
 */
export async function drawCard(page: PageContent, company: string): Promise<Buffer> {
  const typefaces = openTypefaces();
  const scene = legibleScene(sceneOf(page), company, (text) => hasLetters(typefaces.display, text));
  const svg = renderToStaticMarkup(<SocialCard scene={scene} company={company} typefaces={typefaces} />);
  // Few colours and no gradients: a palette keeps the file small and the edges clean.
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 64, dither: 0 }).toBuffer();
}
