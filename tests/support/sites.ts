/** The sites that are tested. Each is built from a content folder; the Playwright configuration serves it. */
import { join } from 'node:path';
import { ROOT } from '../../scripts/process.ts';
import { contentFolder } from '../../src/schema/folders.ts';

export interface Site {
  /** Absolute path of the content folder. */
  content: string;
  /** Absolute path of the built files. */
  output: string;
  /** The environment variable in which Playwright stores its address. */
  variable: string;
}

const fixture = (name: string): Site => ({
  content: join(ROOT, 'tests/fixtures', name),
  output: join(ROOT, '.cache/test', name),
  variable: `${name.replaceAll('-', '_')}_address`.toUpperCase(),
});

export const SITES = {
  /** The owner’s site. Only `tests/content.spec.ts` tests it, because its tests pass with any valid content. */
  content: { content: contentFolder(), output: join(ROOT, 'dist'), variable: 'CONTENT_ADDRESS' },
  /** The fixture company, which uses every block. */
  company: fixture('company'),
} satisfies Record<string, Site>;
