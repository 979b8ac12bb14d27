/** Publishes a build on Cloudflare, which keeps its own versions. The account is in CLOUDFLARE_API_TOKEN, for wrangler. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import type { BuildNote } from '../manifest.ts';
import { ask, noteAt } from './ask.ts';
import { prepare } from './prepare.ts';
import type { Say } from './release.ts';
import { ReleaseError } from './release-error.ts';
import type { Target } from './settings.ts';

/** How long to wait between two questions, in milliseconds. */
const PAUSE = 250;

type CloudflareTarget = Extract<Target, { kind: 'cloudflare' }>;

/** Runs wrangler. @param root the project, whose `wrangler.jsonc` it reads @throws ReleaseError when it fails */
async function wrangler(root: string, args: string[]): Promise<void> {
  const child = spawn('wrangler', args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
  const [code] = await once(child, 'close').catch(() => {
    throw new ReleaseError(
      'wrangler, which Cloudflare needs, is not installed here: run npm ci, then try again.',
    );
  });
  if (code !== 0) throw new ReleaseError(`wrangler ${args[0]} failed: see above.`);
}

/** Waits until an address answers with a build. @returns whether it did in time */
async function comesBack({ address, wait }: CloudflareTarget, build: string | undefined): Promise<boolean> {
  const end = Date.now() + wait * 1000;
  while ((await noteAt(address))?.build !== build) {
    if (Date.now() > end) return false;
    await setTimeout(PAUSE);
  }
  return true;
}

/**
 * Publishes a build.
 * @param root the project
 * @param dist absolute path of a whole build
 * @throws ReleaseError when the public address does not serve it; then the version before is back
 */
export async function deploy(
  target: CloudflareTarget,
  root: string,
  dist: string,
  note: BuildNote,
  say: Say,
) {
  const { folder, manifest, remove } = await prepare(dist, note, { isPublic: target.public });
  const before = (await noteAt(target.address))?.build;
  try {
    say(`Upload: build ${note.build} to Cloudflare, worker ${target.name}.`);
    await wrangler(root, ['deploy', '--name', target.name, '--assets', folder]);
  } finally {
    await remove();
  }
  say(`Ask: every page and file of ${target.address}.`);
  const [problem] = await ask({ ...target, manifest, isPublic: target.public }, target.wait);
  if (!problem) return;
  const refusal = `The build is not public: ${problem}.`;
  if (before === undefined)
    throw new ReleaseError(
      `${refusal}\nNo build of ours answered there before: see that the address leads to the worker, and release again.`,
    );
  say(`Failed: ${problem}. The version before comes back.`);
  await rollBack(target, root, undefined);
  throw new ReleaseError(
    (await comesBack(target, before))
      ? `${refusal}\n${target.address} answers with the version before again.`
      : `${refusal}\n${target.address} does not answer with the version before either: look at Cloudflare now.`,
  );
}

/** Goes back to a version. @param version its ID on Cloudflare; the one before where there is none */
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

/** Prints the versions that Cloudflare keeps. */
export const listVersions = ({ name }: CloudflareTarget, root: string) =>
  wrangler(root, ['deployments', 'list', '--name', name]);
