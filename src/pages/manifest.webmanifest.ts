import { manifest } from '../metadata/manifest.ts';
import { loadPages } from '../model/load-site.ts';

export async function GET() {
  const [home] = await loadPages();
  return new Response(manifest(home!));
}
