/** Whether a release goes forward: a run of GitHub that waited for its approval may be older than what is public by now. */
import { spawnSync } from 'node:child_process';
import { noteAt } from '../delivery/release/ask.ts';
import { UserError } from './process.ts';

/**
 * @param address where the public finds the site; where it says no commit, everything is newer
 * @param commit of what is to be published
 * @param repository its folder
 * @throws UserError when the public has something that the commit does not include
 */
export async function refuseOlder(address: string, commit: string, repository: string): Promise<void> {
  const there = (await noteAt(address))?.commit;
  if (!there) return;
  const { status } = spawnSync('git', ['-C', repository, 'merge-base', '--is-ancestor', there, commit]);
  if (status === 0) return;
  throw new UserError(
    `${address} has commit ${there.slice(0, 10)}, which ${commit.slice(0, 10)} does not include: nothing was changed. Release the newest commit instead.`,
  );
}
