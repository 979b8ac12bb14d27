/** Builds of the site by other commands. `npm run build` is Astro’s own command. */
import { join } from 'node:path';
import { ROOT, runModule, UserError } from './process.ts';

/** The output folder. */
export const DIST = join(ROOT, 'dist');

export interface BuildOptions {
  /** Absolute path of the output folder. */
  outDir?: string;
  /** Environment variables for this build only: CONTENT_DIR, SITE_URL. */
  env?: Record<string, string>;
}

/**
 * Builds the site. `--force` forgets the content that another build has read.
 * @throws UserError if the build fails; Astro has printed the reason
 */
export async function build({ outDir = DIST, env }: BuildOptions = {}): Promise<void> {
  const code = await runModule('astro/bin/astro.mjs', ['build', '--force', '--outDir', outDir], env);
  if (code !== 0) throw new UserError('The build failed for the reason above.');
}
