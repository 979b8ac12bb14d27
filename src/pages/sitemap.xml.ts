import { changesBelow } from '../metadata/changes.ts';
import { sitemap } from '../metadata/sitemap.ts';
import { contentFolder } from '../model/folders.ts';
import { loadPages } from '../model/load-site.ts';

export async function GET() {
  const folder = contentFolder();
  return new Response(await sitemap(await loadPages(), folder, changesBelow(folder)));
}
