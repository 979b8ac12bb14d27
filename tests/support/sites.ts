/** The sites that are tested. Each is built from a content folder; the Playwright configuration serves it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DIST, ROOT } from '../../scripts/process.ts';
import { contentFolder } from '../../src/schema/folders.ts';

export interface Site {
  /** Absolute path of the content folder. */
  content: string;
  /** Absolute path of the built files. */
  output: string;
  /** The environment variable in which Playwright stores its address. */
  variable: string;
}

/** The fixture company’s content folder. */
export const FIXTURE_COMPANY = join(ROOT, 'tests/fixtures/company');
const output = (name: string) => join(ROOT, '.cache/test', name);

export const SITES = {
  /** The owner’s site. Only `tests/content.spec.ts` tests it, because its tests pass with any valid content. */
  content: { content: contentFolder(), output: DIST, variable: 'CONTENT_ADDRESS' },
  /** The fixture company, which uses every block. */
  company: { content: FIXTURE_COMPANY, output: output('company'), variable: 'COMPANY_ADDRESS' },
} satisfies Record<string, Site>;

/** An address without a page, for the 404 page. */
export const NO_PAGE = '/no-such-page';

/** The paths of all pages in the sitemap of a built site. */
export function pathsOf(output: string): string[] {
  const sitemap = readFileSync(join(output, 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => new URL(address!).pathname);
}
