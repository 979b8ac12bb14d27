import { getEntry } from 'astro:content';
import { onSite } from '../model/addresses.ts';

export async function GET() {
  const company = (await getEntry('company', 'company'))!.data;
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${onSite(company, '/sitemap.xml')}\n`);
}
