/**
 * The published versions, recorded in refs of the repository. The name of each ref is the second of its publication.
 */
import type { Git } from './git.ts';

const FOLDER = 'refs/editor/public';

/** A version that was public. */
export interface PublicVersion {
  commit: string;
  /** The hash of its content’s git tree: equal for equal contents. */
  tree: string;
  since: Date;
}

/** Lists the published versions, the newest first. @param git in the content folder */
export function publicVersionsIn(git: Git): () => Promise<PublicVersion[]> {
  /** A cache by commit, because windows poll each second while a publication runs. */
  const trees: Record<string, Promise<string>> = {};
  return async () => {
    const refs = await git.tryRun(
      'for-each-ref',
      '--sort=-refname',
      '--format=%(refname) %(objectname)',
      FOLDER,
    );
    return Promise.all(
      refs
        .split('\n')
        .filter(Boolean)
        .map(async (line) => {
          const [ref, commit] = line.split(' ') as [string, string];
          trees[commit] ??= git.tryRun('rev-parse', '--verify', '--quiet', `${commit}:./`);
          const since = new Date(Number(ref.split('/').at(-1)) * 1000);
          return { commit, tree: await trees[commit], since };
        }),
    );
  };
}

/** Records that a commit is public now. */
export async function markPublic(git: Git, commit: string): Promise<void> {
  const second = Math.floor(Date.now() / 1000);
  // Git sorts the names as texts, so all have the same length.
  await git.run('update-ref', `${FOLDER}/${String(second).padStart(12, '0')}`, commit);
}

/**
 * The version before the one that is public now. A rollback repeats the content of an earlier version: it drops that
 * version’s successor, which is never restored by rolling back again. Example: of A, B, A, only A is left.
 * @param versions the newest first
 */
export function previousVersion(versions: PublicVersion[]): PublicVersion | undefined {
  const remaining: PublicVersion[] = [];
  for (const version of versions.toReversed()) {
    const isRollback = version.tree === remaining.at(-2)?.tree;
    const isRepeated = version.tree === remaining.at(-1)?.tree;
    if (isRollback) remaining.length -= 2;
    else if (isRepeated) remaining.pop();
    remaining.push(version);
  }
  return remaining.at(-2);
}
