import { ICONS } from './icons.ts';

/** The files that a site has once, beside its pages. `src/pages/[...file].ts` makes them. */
export const SITE_FILES = [
  '.well-known/security.txt',
  'favicon.ico',
  'licence.txt',
  'logo.svg',
  'robots.txt',
  'sitemap.xml',
  ...Object.values(ICONS).map(({ name }) => `${name}.png` as const),
] as const;

/** The files that a site has once in each language, by their address in the first. */
export const LANGUAGE_FILES = ['/contact.vcf', '/manifest.webmanifest'] as const;
