/** Publishes a build on Cloudflare, which keeps its own versions. The account is in CLOUDFLARE_API_TOKEN, for wrangler. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { BuildNote } from '../manifest.ts';
import { ask } from './ask.ts';
import { prepare } from './prepare.ts';
import type { Say } from './release.ts';
import { ReleaseError } from './release-error.ts';
import type { Target } from './settings.ts';

type CloudflareTarget = Extract<Target, { kind: 'cloudflare' }>;

/** @param root the project, whose `wrangler.jsonc` it reads */
async function wrangler(root: string, args: string[]): Promise<void> {
  const child = spawn('wrangler', args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new ReleaseError(`wrangler ${args[0]} failed: see above.`);
}

/** @throws ReleaseError when the public address does not serve the build; then the version before is back */
export async function deploy(
  target: CloudflareTarget,
  root: string,
  dist: string,
  note: BuildNote,
  say: Say,
) {
  const { folder, manifest, remove } = await prepare(dist, note, { isPublic: target.public });
  try {
    say(`Upload: build ${note.build} to Cloudflare, worker ${target.name}.`);
    await wrangler(root, ['deploy', '--name', target.name, '--assets', folder]);
  } finally {
    await remove();
  }
  say(`Ask: every page and file of ${target.address}.`);
  const [problem] = await ask({ ...target, manifest, isPublic: target.public }, target.wait);
  if (!problem) return;
  say(`Failed: ${problem}. The version before comes back.`);
  await rollBack(target, root, undefined);
  throw new ReleaseError(`The build is not public: ${problem}.\nCloudflare serves the version before again.`);
}

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

export const listVersions = ({ name }: CloudflareTarget, root: string) =>
  wrangler(root, ['deployments', 'list', '--name', name]);
