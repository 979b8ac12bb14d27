/** Publishes a build on Cloudflare, which stores all versions. wrangler reads the account from CLOUDFLARE_API_TOKEN. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import type { BuildNote } from '../manifest.ts';
import { UserError } from '../user-error.ts';
import { prepare } from './prepare.ts';
import type { Say } from './release.ts';
import type { Target } from './settings.ts';
import { notServed, servedNote, verify } from './verify.ts';

/** The pause between two checks, in milliseconds. */
const PAUSE = 250;

type CloudflareTarget = Extract<Target, { kind: 'cloudflare' }>;

/** Runs wrangler. @param root the project with `wrangler.jsonc` @throws UserError if wrangler fails */
async function wrangler(root: string, args: string[]): Promise<void> {
  const child = spawn('wrangler', args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
  const [code] = await once(child, 'close').catch(() => {
    throw new UserError(
      'wrangler, which Cloudflare needs, is not installed here: run npm ci, then try again.',
    );
  });
  if (code !== 0) throw new UserError(`wrangler ${args[0]} failed: see above.`);
}

/** Waits until the address of a target serves a build. @returns false if the time limit is over */
async function isServedAgain(
  { address, wait }: CloudflareTarget,
  build: string | undefined,
): Promise<boolean> {
  const end = Date.now() + wait * 1000;
  while ((await servedNote(address))?.build !== build) {
    if (Date.now() > end) return false;
    await setTimeout(PAUSE);
  }
  return true;
}

/**
 * Publishes a build.
 * @param root the project
 * @param dist absolute path of a complete build
 * @throws UserError if the public address does not serve it; then the previous version is restored
 */
export async function deploy(
  target: CloudflareTarget,
  root: string,
  dist: string,
  note: BuildNote,
  say: Say,
) {
  const { folder, manifest, remove } = await prepare(dist, note, { isPublic: target.public });
  const before = (await servedNote(target.address))?.build;
  try {
    say(`Upload: build ${note.build} to Cloudflare, worker ${target.name}.`);
    await wrangler(root, ['deploy', '--name', target.name, '--assets', folder]);
  } finally {
    await remove();
  }
  say(`Check: every page and file of ${target.address}.`);
  const [problem] = await verify({ ...target, manifest, isPublic: target.public }, target.wait);
  if (!problem) return;
  const refusal = notServed(target.address, problem);
  if (before === undefined)
    throw new UserError(
      `${refusal}\nThere is no previous release to restore: check that the address leads to the worker, and release again.`,
    );
  say(`Failed: ${problem}. Restoring the previous version.`);
  await rollBack(target, root, undefined);
  throw new UserError(
    (await isServedAgain(target, before))
      ? `${refusal}\n${target.address} serves the previous version again.`
      : `${refusal}\n${target.address} does not serve the previous version either: look at Cloudflare now.`,
  );
}

/** Restores a version. @param version its ID on Cloudflare; by default the previous one */
export const rollBack = ({ name }: CloudflareTarget, root: string, version: string | undefined) =>
  wrangler(root, [
    'rollback',
    ...(version ? [version] : []),
    '--name',
    name,
    '--yes',
    '--message',
    'Taken back',
  ]);

/** Prints the versions that Cloudflare stores. */
export const listVersions = ({ name }: CloudflareTarget, root: string) =>
  wrangler(root, ['deployments', 'list', '--name', name]);
