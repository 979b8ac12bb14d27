import type { APIRoute } from 'astro';
import { loadCompanyProfile } from '../load/load-company-profile.ts';
import { loadLanguages } from '../load/load-languages.ts';

/** The company profile of each language, at the address that the content gives it. */
export async function getStaticPaths() {
  const companyProfiles = await Promise.all((await loadLanguages()).map(loadCompanyProfile));
  return companyProfiles.flatMap((companyProfile) => {
    if (!companyProfile) return [];
    const { link, data } = companyProfile;
    return { params: { file: link.to.slice(1).replace(/\.pdf$/, '') }, props: { data } };
  });
}

/** The profile as `npm run draw` drew it. */
export const GET: APIRoute = ({ props }) => new Response(props['data']);
