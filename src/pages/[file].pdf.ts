import type { APIRoute } from 'astro';
import { loadBrochureFile } from '../content/load-brochure-file.ts';

/** The company profile, at the address that the content gives it. */
export async function getStaticPaths() {
  const brochure = await loadBrochureFile();
  if (!brochure) return [];
  const { link, data } = brochure;
  return [{ params: { file: link.to.slice(1).replace(/\.pdf$/, '') }, props: { data } }];
}

export const GET: APIRoute = ({ props }) => new Response(props['data']);
