/** Publishes what was saved, and takes it back: each step is told, and whatever fails, everything stays saved. */
import { sortProblems } from '../../src/content/check/problem.ts';
import type { Author, Publication } from '../api.ts';
import { explainFailure } from './explain-failure.ts';
import { createProgress, type Say } from './progress.ts';
import { servedCommit, type Waiting, waitUntilServed } from './public-site.ts';
import { type PublicVersion, versionBefore } from './public-versions.ts';
import { Refusal } from './refusal.ts';
import type { Repository } from './repository.ts';
import { unpublishedChanges } from './unpublished-changes.ts';
import type { WorkingCopy } from './working-copy.ts';

/** How the site is built and released from this machine, where no remote repository does it. */
export interface Releaser {
  /** Publishes a commit. @param folder the project as it is in that commit @throws Error in words */
  release(folder: string, say: Say): Promise<void>;
  /** Goes back to the release before. @throws Error in words */
  goBack(folder: string, say: Say): Promise<void>;
}

export interface PublisherOptions extends Partial<Waiting> {
  copy: WorkingCopy;
  repository: Repository | undefined;
  /** Where the public finds the site. */
  address: string;
  releaser: Releaser;
  /** Where a commit is checked out to be built, beside the folder that is worked in. */
  checkout: string;
}

const CHECK = 'Save and check everything';
const COMMIT = 'Write it into the history';
const SEND = 'Send it to the repository that publishes';
const RELEASE = 'Build the site and put it online';
const BACK = 'Put the version before online';

/** Publishes the content of a working copy, one publication at a time. */
export function createPublisher(options: PublisherOptions) {
  const { copy, repository, address, releaser, checkout, patience = 45 * 60_000, pause = 3000 } = options;
  const progress = createProgress(explainFailure);
  const SEE = `See it at ${address}`;
  /** When the address was last asked what it shows. */
  let asked = 0;
  /** What was not public when it was last looked at: while the site is published, windows ask each second. */
  let changes: string[] | undefined;

  /** What the public has seen, with what it sees by now: somebody else may have published. */
  async function publicVersions(repository: Repository): Promise<PublicVersion[]> {
    const known = await repository.publicVersions();
    if (progress.state().isRunning || Date.now() - asked < 60_000) return known;
    asked = Date.now();
    const commit = await servedCommit(address);
    if (!commit || commit === known[0]?.commit || !(await repository.isKnown(commit))) return known;
    await repository.markPublic(commit);
    return repository.publicVersions();
  }

  /** Waits until the public sees a commit, and remembers that. */
  const see = (repository: Repository, commit: string) =>
    progress.step(SEE, async (say) => {
      await waitUntilServed(commit, address, { patience, pause }, say);
      await repository.markPublic(commit);
    });

  const needed = () => {
    if (repository?.branch) return repository;
    throw new Refusal(obstacleOf(repository), 409);
  };

  return {
    async state(): Promise<Publication> {
      const common = { address, ...progress.state() };
      if (!repository?.branch)
        return { ...common, obstacle: obstacleOf(repository), changes: [], canTakeBack: false };
      const versions = await publicVersions(repository);
      if (!changes || !common.isRunning)
        changes = await unpublishedChanges(copy.content, repository, versions[0]);
      return {
        ...common,
        author: await repository.author(),
        changes,
        since: versions[0]?.since.toISOString(),
        canTakeBack: versionBefore(versions) !== undefined,
      };
    },

    /** When each content became public, by its tree. */
    async publishedTrees(): Promise<Map<string, string>> {
      const versions = (await repository?.publicVersions()) ?? [];
      return new Map(versions.map(({ tree, since }) => [tree, since.toISOString()]));
    },

    /** Begins to publish what is in the content. @throws Refusal where that cannot be */
    async publish(author?: Author): Promise<void> {
      const repository = needed();
      if (author?.name.trim() && author.email.trim()) await repository.setAuthor(author);
      if (!(await repository.author())) throw new Refusal('Write your name and your e-mail address first.');
      progress.begin([CHECK, COMMIT, repository.remote ? SEND : RELEASE, SEE], async () => {
        await progress.step(CHECK, () => saveAll(copy));
        const [now] = await repository.publicVersions();
        let commit = await progress.step(COMMIT, async () =>
          repository.commit(messageOf(await unpublishedChanges(copy.content, repository, now))),
        );
        if (repository.remote) commit = await progress.step(SEND, () => repository.push(checkout));
        else
          await progress.step(RELEASE, async (say) => {
            await repository.checkOut(commit, checkout);
            await releaser.release(checkout, say);
          });
        await see(repository, commit);
      });
    },

    /** Begins to publish the version before. What was written since stays in the content. @throws Refusal */
    async takeBack(): Promise<void> {
      const repository = needed();
      const before = versionBefore(await repository.publicVersions());
      if (!before) throw new Refusal('There is no version before this one.');
      progress.begin([BACK, SEE], async () => {
        const commit = await progress.step(BACK, async (say) => {
          if (!repository.remote) {
            await repository.checkOut(await repository.head(), checkout);
            await releaser.goBack(checkout, say);
            return before.commit;
          }
          await repository.commitAgain(before.commit, 'Taken back: the version before', checkout);
          return repository.push(checkout);
        });
        await see(repository, commit);
      });
    },
  };
}
export type Publisher = ReturnType<typeof createPublisher>;

/** Why nothing can be published where there is no repository, or none with a branch, and what to do. */
const obstacleOf = (repository: Repository | undefined) =>
  repository
    ? 'Whoever looks after the site is at work on its history. Try again later.'
    : 'This folder has no history. Install git from git-scm.com, or ask whoever looks after the site, then start the editor again.';

/** Saves what is not saved yet. @throws Refusal where something stands in the way */
async function saveAll(copy: WorkingCopy) {
  const { problems, conflicts, unsaved } = await copy.save();
  const { mistakes } = sortProblems(problems);
  if (conflicts.length > 0)
    throw new Refusal('Somebody else has changed the same: close this, and decide first which counts.');
  if (mistakes.length > 0)
    throw new Refusal(
      'Something has to be corrected first: close this, and read the list above the form. Nothing you wrote is lost.',
    );
  if (unsaved.length > 0) throw new Refusal('Not everything is saved: press Save, then publish again.');
}

const SUBJECT = 72;

/** What a commit is called: its changes, as far as a subject holds them. */
function messageOf(changes: string[]): string {
  const whole = changes.join('; ') || 'Published again';
  return whole.length <= SUBJECT
    ? whole
    : `${changes.length} changes\n\n${changes.map((line) => `- ${line}`).join('\n')}`;
}
