import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT, runModule, UserError } from './process.ts';

/** What Astro remembers of the content: another content folder must not get pages or pictures from it. */
const CONTENT_STORE = join(ROOT, '.cache/astro/data-store.json');

/**
 * Runs `astro build`.
 * @throws UserError when it fails; Astro has printed why
 */
export async function buildWithAstro(args: string[], env?: Record<string, string>): Promise<void> {
  await rm(CONTENT_STORE, { force: true });
  const code = await runModule('astro/bin/astro.mjs', ['build', ...args], env);
  if (code !== 0) {
    throw new UserError('The build failed for the reason above. What was built before is kept.');
  }
}
