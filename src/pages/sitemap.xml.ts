import { contentFolder } from '../content/folders.ts';
import { loadPages } from '../content/pages/load-pages.ts';
import { lastModifiedBelow } from '../metadata/last-modified.ts';
import { sitemap } from '../metadata/sitemap.ts';

export async function GET() {
  const folder = contentFolder();
  return new Response(await sitemap(await loadPages(), folder, lastModifiedBelow(folder)));
}
