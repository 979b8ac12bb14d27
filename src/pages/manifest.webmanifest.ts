import { loadPages } from '../content/pages/load-pages.ts';
import { manifest } from '../metadata/manifest.ts';

export async function GET() {
  const [home] = await loadPages();
  return new Response(manifest(home!));
}
