/** Publishes what was saved, and takes it back: each step is told, and whatever fails, everything stays saved. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sortProblems } from '../../src/content/check/problem.ts';
import type { Author, Publication, PublishStep } from '../api.ts';
import { describeChanges } from './changes.ts';
import { existsIn } from './folders.ts';
import { namesIn } from './page-names.ts';
import { Refusal } from './refusal.ts';
import type { PublicVersion, Repository } from './repository.ts';
import type { WorkingCopy } from './working-copy.ts';
import { parseValues } from './yaml.ts';

/** Says what a step is at. */
export type Say = (line: string) => void;

/** How the site is built and released from this machine, where no remote repository does it. */
export interface Releaser {
  /** Publishes a commit. @param folder the project as it is in that commit @throws Error in words */
  release(folder: string, say: Say): Promise<void>;
  /** Goes back to the release before. @throws Error in words */
  goBack(folder: string, say: Say): Promise<void>;
}

export interface PublisherOptions {
  copy: WorkingCopy;
  repository: Repository | undefined;
  /** Where the public finds the site. */
  address: string;
  releaser: Releaser;
  /** Where a commit is checked out to be built, beside the folder that is worked in. */
  checkout: string;
  /** How long the public address is asked for a new version, and how often, in milliseconds. */
  patience?: number;
  pause?: number;
}

const SUBJECT = 72;

export function createPublisher(options: PublisherOptions) {
  const { copy, repository, address, releaser, checkout, patience = 45 * 60_000, pause = 3000 } = options;
  let steps: PublishStep[] = [];
  let failure: string | undefined;
  let isRunning = false;
  let asked = 0;

  /** The commit that the public address names. */
  async function servedCommit(): Promise<string | undefined> {
    const answer = await fetch(`${address}/build.json`, {
      signal: AbortSignal.timeout(5000),
      headers: { 'Cache-Control': 'no-cache' },
    }).catch(() => undefined);
    const note = (await answer?.json().catch(() => undefined)) as { commit?: string } | undefined;
    return note?.commit;
  }

  /** What the public has seen, with what it sees by now: somebody else may have published. */
  async function publicVersions(repository: Repository): Promise<PublicVersion[]> {
    const known = await repository.publicVersions();
    if (isRunning || Date.now() - asked < 60_000) return known;
    asked = Date.now();
    const commit = await servedCommit();
    if (!commit || commit === known[0]?.commit || !(await repository.isKnown(commit))) return known;
    await repository.markPublic(commit);
    return repository.publicVersions();
  }

  async function changesSince(repository: Repository, version: PublicVersion | undefined): Promise<string[]> {
    if (!version) return ['The whole site, for the first time'];
    const files = await repository.changedSince(version.commit);
    const valuesOf = (file: string, text: string | undefined) =>
      text === undefined ? undefined : file.endsWith('.yaml') ? (parseValues(text) ?? null) : null;
    return describeChanges(
      await Promise.all(
        files.map(async (file) => ({
          file,
          before: valuesOf(file, await repository.textAt(version.commit, file)),
          after: valuesOf(
            file,
            existsIn(copy.content, file) ? readFileSync(join(copy.content, file), 'utf8') : undefined,
          ),
        })),
      ),
      namesIn(copy.content),
    );
  }

  /** The version that the public would see after the one that it sees. */
  const versionBefore = ([now, ...older]: PublicVersion[]) => older.find(({ tree }) => tree !== now!.tree);

  async function step<Result>(label: string, work: (say: Say) => Promise<Result>): Promise<Result> {
    const now = steps.find((step) => step.label === label)!;
    now.state = 'running';
    try {
      const result = await work((detail) => {
        now.detail = detail;
      });
      now.state = 'done';
      return result;
    } catch (error) {
      now.state = 'failed';
      throw error;
    }
  }

  /** Runs steps after their labels have been shown; what fails is told by {@link Publication.failure}. */
  function begin(labels: string[], work: () => Promise<void>): void {
    if (isRunning) throw new Refusal('The site is being published already.', 409);
    isRunning = true;
    failure = undefined;
    steps = labels.map((label) => ({ label, state: 'waiting' }));
    work()
      .catch((error: Error) => {
        failure = explain(error);
      })
      .finally(() => {
        isRunning = false;
      });
  }

  const CHECK = 'Save and check everything';
  const COMMIT = 'Write it into the history';
  const SEND = 'Send it to the repository that publishes';
  const RELEASE = 'Build the site and put it online';
  const BACK = 'Put the version before online';
  const SEE = `See it at ${address}`;

  async function check() {
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

  /** Waits until the public address serves a commit. */
  async function see(repository: Repository, commit: string, say: Say) {
    const end = Date.now() + patience;
    for (;;) {
      const served = await servedCommit();
      if (served === commit) return repository.markPublic(commit);
      if (Date.now() > end) {
        throw new Error(
          `${address} still shows the version before. It may come later; if it does not, ask whoever looks after the site why publishing stopped.`,
        );
      }
      say(
        served
          ? 'It shows the version before. Tests and building take some minutes.'
          : 'It does not say yet what it shows.',
      );
      await wait(pause);
    }
  }

  const messageOf = (changes: string[]) => {
    const whole = changes.join('; ') || 'Published again';
    return whole.length <= SUBJECT
      ? whole
      : `${changes.length} changes\n\n${changes.map((line) => `- ${line}`).join('\n')}`;
  };

  const needed = () => {
    if (repository?.branch) return repository;
    throw new Refusal(obstacle()!, 409);
  };

  function obstacle() {
    if (!repository)
      return 'This folder has no history. Install git from git-scm.com, or ask whoever looks after the site, then start the editor again.';
    if (!repository.branch) return 'Whoever looks after the site is at work on its history. Try again later.';
    return undefined;
  }

  return {
    async state(): Promise<Publication> {
      const common = { address, isRunning, steps, failure };
      if (!repository?.branch) return { ...common, obstacle: obstacle(), changes: [], canTakeBack: false };
      const versions = await publicVersions(repository);
      return {
        ...common,
        author: await repository.author(),
        changes: await changesSince(repository, versions[0]),
        since: versions[0]?.since.toISOString(),
        canTakeBack: versions.length > 0 && versionBefore(versions) !== undefined,
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
      begin([CHECK, COMMIT, repository.remote ? SEND : RELEASE, SEE], async () => {
        await step(CHECK, check);
        const [now] = await repository.publicVersions();
        let commit = await step(COMMIT, async () =>
          repository.commit(messageOf(await changesSince(repository, now))),
        );
        if (repository.remote) commit = await step(SEND, () => repository.push());
        else
          await step(RELEASE, async (say) => {
            await repository.checkOut(commit, checkout);
            await releaser.release(checkout, say);
          });
        await step(SEE, (say) => see(repository, commit, say));
      });
    },

    /** Begins to publish the version before. What was written since stays in the content. @throws Refusal */
    async takeBack(): Promise<void> {
      const repository = needed();
      const before = versionBefore(await repository.publicVersions());
      if (!before) throw new Refusal('There is no version before this one.');
      begin([BACK, SEE], async () => {
        const commit = await step(BACK, async (say) => {
          if (!repository.remote) {
            await repository.checkOut(await repository.head(), checkout);
            await releaser.goBack(checkout, say);
            return before.commit;
          }
          await repository.commitAgain(before.commit, 'Taken back: the version before', checkout);
          return repository.push();
        });
        await step(SEE, (say) => see(repository, commit, say));
      });
    },
  };
}
export type Publisher = ReturnType<typeof createPublisher>;

/** What git or the release says, for somebody who has never seen either. */
function explain(error: Error): string {
  const { message } = error;
  // Nothing was tried, and perhaps nothing saved.
  if (error instanceof Refusal) return message;
  const remedy = REMEDIES.find(([pattern]) => pattern.test(message))?.[1];
  return `${remedy ?? message.trim()} Everything is saved.`;
}

const REMEDIES: [RegExp, string][] = [
  [
    /could not resolve|unable to access|timed? ?out|unreachable|block timeout|connection refused/i,
    'There is no connection. Look at your network, then publish again.',
  ],
  [
    /authentication|permission denied|could not read (username|password)|403/i,
    'The repository did not let you in. Ask whoever looks after the site for access.',
  ],
  [
    /could not apply|merge conflict/i,
    'Somebody else has published meanwhile and changed the same lines. Ask whoever looks after the site to bring the two together.',
  ],
  [/rejected|fetch first|non-fast-forward/i, 'Somebody else is publishing just now. Try again in a minute.'],
];
