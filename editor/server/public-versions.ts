/**
 * The published versions, recorded in refs of the repository. The name of each ref is the second of its publication.
 */
import type { Git } from './git.ts';

const FOLDER = 'refs/editor/public';

/** The message of a commit that restores the previous version. */
export const TAKEN_BACK = 'Taken back: the version before';

/** A version that was public. */
export interface PublicVersion {
  commit: string;
  /** The hash of its content’s git tree: equal for equal contents. */
  tree: string;
  since: Date;
  /** Whether its content was committed to restore an earlier version. */
  isTakenBack: boolean;
}

/** Lists the published versions, the newest first. @param git in the content folder */
export function publicVersionsIn(git: Git): () => Promise<PublicVersion[]> {
  /** A cache by commit, because windows poll each second while a publication runs. */
  const contents: Record<string, ReturnType<typeof contentOf>> = {};
  async function contentOf(commit: string) {
    const tree = await git.tryRun('rev-parse', '--verify', '--quiet', `${commit}:./`);
    // Later commits may have changed code only.
    const subject = await git.tryRun('log', '-1', '--format=%s', commit, '--', '.');
    return { tree, isTakenBack: subject === TAKEN_BACK };
  }
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
          contents[commit] ??= contentOf(commit);
          const since = new Date(Number(ref.split('/').at(-1)) * 1000);
          return { commit, since, ...(await contents[commit]) };
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
 * The version before the one that is public now. Taking back restores an earlier version, with its own commit or with a
 * new one. It drops that version’s successors, which are never restored by taking back again: of A, B, C and the
 * restored A, only A is left. The same content, published again, is a new version.
 * @param versions the newest first
 */
export function previousVersion(versions: PublicVersion[]): PublicVersion | undefined {
  const remaining: PublicVersion[] = [];
  for (const version of versions.toReversed()) {
    const isRestored = version.isTakenBack || remaining.some(({ commit }) => commit === version.commit);
    if (isRestored) while (remaining.length > 0 && remaining.at(-1)!.tree !== version.tree) remaining.pop();
    if (remaining.at(-1)?.tree === version.tree) remaining.pop();
    remaining.push(version);
  }
  return remaining.at(-2);
}
