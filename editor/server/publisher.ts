/**
 * Publishes the saved content, and rolls back to the previous version. If a step fails, everything stays saved.
 * - With a remote repository, the commit is pushed there, and the repository’s workflow builds and releases the site.
 * - Without a remote repository, this machine builds and releases the commit.
 * Either way, a version counts as published once the public address serves its commit.
 */
import { sortProblems } from '../../src/content/check/problem.ts';
import type { Author, Publication } from '../api.ts';
import { explainFailure, explainPush } from './explain-failure.ts';
import { createProgress, type Say } from './progress.ts';
import { servedCommit, type Waiting, waitUntilServed } from './public-site.ts';
import { type PublicVersion, previousVersion, TAKEN_BACK } from './public-versions.ts';
import { Refusal } from './refusal.ts';
import type { Repository } from './repository.ts';
import { unpublishedChanges } from './unpublished-changes.ts';
import type { WorkingCopy } from './working-copy.ts';

/** Builds and releases the site on this machine. Used if there is no remote repository. */
export interface Releaser {
  /** Publishes a commit. @param folder a checkout of that commit @throws Error with a message for the person */
  release(folder: string, say: Say): Promise<void>;
  /** Restores the previous release. @throws Error with a message for the person */
  rollBack(folder: string, say: Say): Promise<void>;
}

export interface PublisherOptions extends Partial<Waiting> {
  copy: WorkingCopy;
  repository: Repository | undefined;
  /** The public address of the site. */
  address: string;
  releaser: Releaser;
  /** The folder in which commits are checked out, apart from the folder that is edited. */
  checkout: string;
}

const CHECK = 'Save and check everything';
const COMMIT = 'Write it into the history';
const SEND = 'Send it to the repository that publishes';
const RELEASE = 'Build the site and put it online';
const ROLL_BACK = 'Put the version before online';

/** Publishes the content of a working copy, one publication at a time. */
export function createPublisher(options: PublisherOptions) {
  const { copy, repository, address, releaser, checkout, patience = 45 * 60_000, pause = 3000 } = options;
  const progress = createProgress(explainFailure);
  const CONFIRM = `See it at ${address}`;
  /** The time of the last request to the public address. */
  let requested = 0;
  /** The unpublished changes. Cached while a publication runs, because windows poll each second. */
  let changes: string[] | undefined;

  /** The published versions, including one that somebody else has published in the meantime. */
  async function publicVersions(repository: Repository): Promise<PublicVersion[]> {
    const known = await repository.publicVersions();
    if (progress.state().isRunning || Date.now() - requested < 60_000) return known;
    requested = Date.now();
    const commit = await servedCommit(address);
    if (!commit || commit === known[0]?.commit || !(await repository.isKnown(commit))) return known;
    await repository.markPublic(commit);
    return repository.publicVersions();
  }

  /** Waits until the public address serves a commit, and records that. */
  const waitUntilPublic = (repository: Repository, commit: string) =>
    progress.step(CONFIRM, async (say) => {
      await waitUntilServed(commit, address, { patience, pause }, say);
      await repository.markPublic(commit);
    });

  const push = (repository: Repository) =>
    repository.push(checkout).catch((error: Error) => {
      throw explainPush(error);
    });

  const requireRepository = () => {
    if (repository?.branch) return repository;
    throw new Refusal(obstacleOf(repository), 409);
  };

  return {
    async state(): Promise<Publication> {
      const common = { address, ...progress.state() };
      if (!repository?.branch)
        return { ...common, obstacle: obstacleOf(repository), changes: [], canRollBack: false };
      const versions = await publicVersions(repository);
      if (!changes || !common.isRunning)
        changes = await unpublishedChanges(copy.content, repository, versions[0]?.commit);
      return {
        ...common,
        author: await repository.author(),
        changes,
        since: versions[0]?.since.toISOString(),
        canRollBack: previousVersion(versions) !== undefined,
      };
    },

    /** The times at which contents became public, by the trees of these contents. */
    async publishedTrees(): Promise<Map<string, string>> {
      const versions = (await repository?.publicVersions()) ?? [];
      return new Map(versions.map(({ tree, since }) => [tree, since.toISOString()]));
    },

    /** Starts to publish the content. @throws Refusal if that is not possible */
    async publish(author?: Author): Promise<void> {
      const repository = requireRepository();
      if (author?.name.trim() && author.email.trim()) await repository.setAuthor(author);
      if (!(await repository.author())) throw new Refusal('Write your name and your e-mail address first.');
      progress.begin([CHECK, COMMIT, repository.remote ? SEND : RELEASE, CONFIRM], async () => {
        await progress.step(CHECK, () => saveAll(copy));
        const [now] = await repository.publicVersions();
        let commit = await progress.step(COMMIT, async () =>
          repository.commit(messageOf(await unpublishedChanges(copy.content, repository, now?.commit))),
        );
        if (repository.remote) commit = await progress.step(SEND, () => push(repository));
        else
          await progress.step(RELEASE, async (say) => {
            await repository.checkOut(commit, checkout);
            await releaser.release(checkout, say);
          });
        await waitUntilPublic(repository, commit);
      });
    },

    /** Starts to publish the previous version again. Newer changes stay in the content. @throws Refusal */
    async rollBack(): Promise<void> {
      const repository = requireRepository();
      const before = previousVersion(await repository.publicVersions());
      if (!before) throw new Refusal('There is no version before this one.');
      progress.begin([ROLL_BACK, CONFIRM], async () => {
        const commit = await progress.step(ROLL_BACK, async (say) => {
          if (!repository.remote) {
            await repository.checkOut(await repository.head(), checkout);
            await releaser.rollBack(checkout, say);
            return before.commit;
          }
          await repository.commitAgain(before.commit, TAKEN_BACK, checkout);
          return push(repository);
        });
        await waitUntilPublic(repository, commit);
      });
    },
  };
}
export type Publisher = ReturnType<typeof createPublisher>;

/** Explains why nothing can be published: there is no repository, or it is on no branch. */
const obstacleOf = (repository: Repository | undefined) =>
  repository
    ? 'Whoever looks after the site is at work on its history. Try again later.'
    : 'This folder has no history. Install git from git-scm.com, or ask whoever looks after the site, then start the editor again.';

/** Saves everything. @throws Refusal if a conflict or a mistake prevents that */
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

/** The maximum length of a commit’s subject, in characters. */
const SUBJECT = 72;

/** The message of a commit: its changes, as a list if they are too long for the subject. */
function messageOf(changes: string[]): string {
  const whole = changes.join('; ') || 'Published again';
  return whole.length <= SUBJECT
    ? whole
    : `${changes.length} changes\n\n${changes.map((line) => `- ${line}`).join('\n')}`;
}
