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
 * Runs `astro build`. `--force` forgets the content that another build has read.
 * @throws UserError if the build fails; Astro has printed the reason
 */
export async function buildWithAstro(args: string[], env?: Record<string, string>): Promise<void> {
  const code = await runModule('astro/bin/astro.mjs', ['build', '--force', ...args], env);
  if (code !== 0) throw new UserError('The build failed for the reason above.');
}

/** Builds the site. @throws UserError if the build fails */
export const build = ({ outDir = DIST, env }: BuildOptions = {}): Promise<void> =>
  buildWithAstro(['--outDir', outDir], env);
