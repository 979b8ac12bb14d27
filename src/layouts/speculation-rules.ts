import type { PageContext } from '../components/page-context.ts';

/**
 * Which pages Chromium may draw before a link to them is pressed (WICG Speculation Rules): those that the pointer
 * rests on. Not the page itself, nor one that answers 404 until it is written, nor files, whose names have a dot.
 */
export function speculationRules({ path, navigation }: PageContext): string {
  const others = { href_matches: ['/*.*', path, ...navigation.planned] };
  const where = { and: [{ href_matches: '/*' }, { not: others }] };
  return JSON.stringify({ prerender: [{ where, eagerness: 'moderate' }] });
}
