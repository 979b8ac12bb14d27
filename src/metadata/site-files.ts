import { ICONS } from './icons.ts';

/** The files that a site has once, beside its pages. `src/pages/[...file].ts` makes them. */
export const SITE_FILES = [
  '.well-known/security.txt',
  'favicon.ico',
  'licence.txt',
  'llms.txt',
  'logo.svg',
  'robots.txt',
  'sitemap.xml',
  ...Object.values(ICONS).map(({ name }) => `${name}.png` as const),
] as const;
