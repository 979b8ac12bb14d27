/** The sites that tests look at, each built from a content folder and served as the Playwright configuration says. */
import { join } from 'node:path';
import { ROOT } from '../../scripts/process.ts';
import { contentFolder } from '../../src/content/folders.ts';

export interface Site {
  /** Absolute path of the content folder. */
  content: string;
  /** Absolute path of the built files. */
  output: string;
  /** The variable in which the configuration keeps its address. */
  variable: string;
}

const fixture = (name: string): Site => ({
  content: join(ROOT, 'tests/fixtures', name),
  output: join(ROOT, '.cache/test', name),
  variable: `${name.replaceAll('-', '_')}_address`.toUpperCase(),
});

export const SITES = {
  /** The owner's: only `tests/content.spec.ts` looks at it, because any valid content has to pass. */
  content: { content: contentFolder(), output: join(ROOT, 'dist'), variable: 'CONTENT_ADDRESS' },
  /** The fixture company, which uses every block. */
  company: fixture('company'),
  /** A company with other typefaces, whose language has long words. */
  secondCompany: fixture('second-company'),
} satisfies Record<string, Site>;
