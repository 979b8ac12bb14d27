import { onSite } from '../content/addresses.ts';
import type { Company } from '../content/company.ts';

/** `/robots.txt`: everything may be read, and where the sitemap is. */
export const robotsText = (company: Company) =>
  `User-agent: *\nAllow: /\n\nSitemap: ${onSite(company, '/sitemap.xml')}\n`;
