/** What the public has seen, remembered in refs of the repository: each is named by the second in which it was seen. */
import type { Git } from './git.ts';

const FOLDER = 'refs/editor/public';

/** A version that the public has seen. */
export interface PublicVersion {
  commit: string;
  /** The tree of the content in it: the same content has the same one. */
  tree: string;
  since: Date;
}

/** Lists what the public has seen, the newest first. @param git in the content folder */
export function publicVersionsIn(git: Git): () => Promise<PublicVersion[]> {
  /** Of each commit, which keeps its content: windows ask each second while the site is published. */
  const trees: Record<string, Promise<string>> = {};
  return async () => {
    const refs = await git.ask(
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
          trees[commit] ??= git.ask('rev-parse', '--verify', '--quiet', `${commit}:./`);
          const since = new Date(Number(ref.split('/').at(-1)) * 1000);
          return { commit, tree: await trees[commit], since };
        }),
    );
  };
}

/** Remembers that the public sees a commit. */
export async function markPublic(git: Git, commit: string): Promise<void> {
  const second = Math.floor(Date.now() / 1000);
  // All of the same length, to be sorted.
  await git.run('update-ref', `${FOLDER}/${String(second).padStart(12, '0')}`, commit);
}

/** The version to go back to from what the public sees; never one that was taken back. @param versions the newest first */
export function versionBefore(versions: PublicVersion[]): PublicVersion | undefined {
  const standing: PublicVersion[] = [];
  for (const version of versions.toReversed()) {
    if (version.tree === standing.at(-2)?.tree) standing.length -= 2;
    // The same content, published again.
    else if (version.tree === standing.at(-1)?.tree) standing.pop();
    standing.push(version);
  }
  return standing.at(-2);
}
