import type { Company } from './company.ts';

/** The full address of something on the site: `/about` → `https://www.example.com/about`. */
export const onSite = ({ site }: Pick<Company, 'site'>, path: string) => new URL(path, site).href;

/** The name of the files that are made from a page, without an ending: `/` → `index`, `/about` → `about`. */
export const fileNameOf = (path: string) => path.slice(1) || 'index';
