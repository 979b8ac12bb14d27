import type { APIRoute } from 'astro';
import { loadBrochureFile } from '../content/load-brochure-file.ts';
import { loadLanguages } from '../content/load-languages.ts';

/** The company profile of each language, at the address that the content gives it. */
export async function getStaticPaths() {
  const brochures = await Promise.all((await loadLanguages()).map(loadBrochureFile));
  return brochures.flatMap((brochure) => {
    if (!brochure) return [];
    const { link, data } = brochure;
    return { params: { file: link.to.slice(1).replace(/\.pdf$/, '') }, props: { data } };
  });
}

/** The profile as `npm run brochure` drew it. */
export const GET: APIRoute = ({ props }) => new Response(props['data']);
