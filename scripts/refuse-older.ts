/** Prevents a release of an older commit: by the time a GitHub run is approved, a newer commit may be public. */
import { spawnSync } from 'node:child_process';
import { servedNote } from '../delivery/release/verify.ts';
import { UserError } from './process.ts';

/**
 * @param address the public address; if its build note has no commit, every commit counts as newer
 * @param commit the commit to publish
 * @param repository the folder of the repository
 * @throws UserError if the public commit is not included in the commit to publish
 */
export async function refuseOlder(address: string, commit: string, repository: string): Promise<void> {
  const there = (await servedNote(address))?.commit;
  if (!there) return;
  const { status } = spawnSync('git', ['-C', repository, 'merge-base', '--is-ancestor', there, commit]);
  if (status === 0) return;
  throw new UserError(
    `${address} has commit ${there.slice(0, 10)}, which ${commit.slice(0, 10)} does not include: nothing was changed. Release the newest commit instead.`,
  );
}
