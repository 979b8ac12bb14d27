import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT, runModule, UserError } from './process.ts';

/** Astro’s cache of the content, which is deleted so that no other content folder gets pages or pictures from it. */
const CONTENT_STORE = join(ROOT, '.cache/astro/data-store.json');

/**
 * Runs `astro build`.
 * @throws UserError if the build fails; Astro has printed the reason
 */
export async function buildWithAstro(args: string[], env?: Record<string, string>): Promise<void> {
  await rm(CONTENT_STORE, { force: true });
  const code = await runModule('astro/bin/astro.mjs', ['build', ...args], env);
  if (code !== 0) {
    throw new UserError('The build failed for the reason above. The previous build is kept.');
  }
}
