import type { PageContext } from '../components/page-context.ts';

/**
 * The pages that Chromium may prerender (WICG Speculation Rules): those whose link the pointer rests on. Excluded are the
 * page itself, planned pages, which respond with 404, and files, whose names have a dot.
 */
export function speculationRules({ path, navigation }: PageContext): string {
  const others = { href_matches: ['/*.*', path, ...navigation.planned] };
  const where = { and: [{ href_matches: '/*' }, { not: others }] };
  return JSON.stringify({ prerender: [{ where, eagerness: 'moderate' }] });
}
