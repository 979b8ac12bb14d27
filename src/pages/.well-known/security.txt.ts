import { loadCompany } from '../../content/pages/load-pages.ts';
import { securityText } from '../../metadata/security-text.ts';

/** Builders who want the same bytes again say when the site was built (reproducible-builds.org). */
const epoch = process.env['SOURCE_DATE_EPOCH'];

export async function GET() {
  const company = await loadCompany();
  return new Response(securityText(company, epoch ? new Date(Number(epoch) * 1000) : new Date()));
}
