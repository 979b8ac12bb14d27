/** Publishes a build on a machine with a web server, and rolls back. See `release-folder.ts` for the folder there. */
import { randomUUID } from 'node:crypto';
import type { BuildNote } from '../manifest.ts';
import { UserError } from '../user-error.ts';
import { type Host, hostOf, type Lock, quote } from './host.ts';
import { prepare } from './prepare.ts';
import {
  checkFolder,
  collect,
  keepHashedFiles,
  lastPublished,
  markPublished,
  markTakenBack,
  type ReleaseFolder,
  readReleaseFolder,
  readReleaseManifest,
  releaseBefore,
  switchTo,
} from './release-folder.ts';
import type { MachineTarget } from './settings.ts';
import { notServed, verify } from './verify.ts';

/** Reports one step to the person who releases. */
export type Say = (line: string) => void;

/** The time limit for the server to read its configuration, in seconds. */
const RELOAD = 120;

/** Locks the site’s folder on the machine of a target during some work. */
async function withLock<Result>(
  target: MachineTarget,
  say: Say,
  work: (host: Host, lock: Lock, releases: ReleaseFolder) => Promise<Result>,
): Promise<Result> {
  const host = hostOf(target);
  say(`Reach: ${host.name}.`);
  await checkFolder(host);
  const lock = await host.lock();
  try {
    return await work(host, lock, await readReleaseFolder(host));
  } finally {
    await lock.release();
  }
}

/** Reloads the server with the release at `current`. @returns the problem, if the server refuses that release */
async function reload(host: Host, target: MachineTarget, say: Say): Promise<string | undefined> {
  say('Reload: the server rereads its configuration.');
  return host.run(`timeout ${RELOAD} sh -c ${quote(target.reload)} > /dev/null`).then(
    () => undefined,
    (error: Error) => `the server refuses it: ${error.message.replace(/\.$/, '')}`,
  );
}

/** Checks the public address. @returns the problems, if it does not serve the release */
async function publicProblems(host: Host, target: MachineTarget, number: number, say: Say) {
  say(`Check: every page and file of ${target.address}.`);
  const manifest = await readReleaseManifest(host, number);
  const problems = await verify({ ...target, manifest, isPublic: target.public }, target.wait);
  return problems[0] && problems.slice(0, 5).join('; ');
}

interface Switch {
  number: number;
  /** The release to restore if the public address does not serve the new one. */
  before: number | undefined;
  lock: Lock;
}

/**
 * Makes a release public. A running server does not follow the link `current`: until the reload, it serves the pages
 * and headers of the release whose configuration it has read. So changing the link has no effect before the reload.
 * @throws UserError if the public address does not serve the release; then the previous one is restored
 */
async function goPublic(host: Host, target: MachineTarget, { number, before, lock }: Switch, say: Say) {
  if (!lock.isHeld()) throw new UserError(`The connection to ${host.name} was lost: nothing was changed.`);
  say(`Switch: current leads to release ${number}.`);
  await switchTo(host, number);
  const failure = (await reload(host, target, say)) ?? (await publicProblems(host, target, number, say));
  if (!failure) return markPublished(host, number);
  const refusal = notServed(target.address, failure);
  if (before === undefined)
    throw new UserError(
      `${refusal}\nThere is no previous release to restore: correct the server, and release again.`,
    );
  say(`Failed: ${failure}. Restoring release ${before}.`);
  await switchTo(host, before);
  // A server that refuses both releases may still serve the previous one, whose configuration it has read.
  const reloadProblem = await reload(host, target, say);
  const problems = await publicProblems(host, target, before, say);
  throw new UserError(
    problems
      ? `${refusal}\nIt does not serve release ${before} either: ${problems}. Look at the server now.`
      : `${refusal}\nRelease ${before} is public as before${reloadProblem ? ', but the server would not start with it: correct its configuration' : ''}.`,
  );
}

/**
 * Publishes a build.
 * @param dist absolute path of a complete build
 * @returns the number of the release
 * @throws UserError if that fails; then the previous release is still public
 */
export async function publish(
  target: MachineTarget,
  dist: string,
  note: BuildNote,
  say: Say,
): Promise<number> {
  return withLock(target, say, async (host, lock, releaseFolder) => {
    const before = lastPublished(releaseFolder)?.number;
    const number = (releaseFolder.releases.at(-1)?.number ?? 0) + 1;
    const part = `releases/.part-${randomUUID()}`;
    const options = { folder: `releases/${number}`, isPublic: target.public };
    const { folder, manifest, remove } = await prepare(dist, note, options);
    try {
      say(`Upload: release ${number}, build ${note.build}.`);
      await host.upload(folder, part);
      for (const older of new Set([before, releaseFolder.current])) {
        if (older !== undefined) await keepHashedFiles(host, older, part, manifest);
      }
      await host.run(`chmod -R a+rX ${part}\nmv -T ${part} releases/${number}`);
    } catch (error) {
      await host.run(`rm -rf ${part}`).catch(() => {});
      throw error;
    } finally {
      await remove();
    }
    await goPublic(host, target, { number, before, lock }, say);
    await collect(host, target.keep);
    return number;
  });
}

/**
 * Goes back to a release, by default to the last earlier release that was public and not rolled back.
 * @returns its number
 */
export async function goBack(target: MachineTarget, number: number | undefined, say: Say): Promise<number> {
  return withLock(target, say, async (host, lock, releaseFolder) => {
    const from = releaseFolder.current ?? 0;
    const to =
      number === undefined
        ? releaseBefore(releaseFolder, from)
        : releaseFolder.releases.find((release) => release.number === number);
    if (!to)
      throw new UserError(
        number === undefined ? 'There is no release before this one.' : `There is no release ${number}.`,
      );
    await goPublic(
      host,
      target,
      { number: to.number, before: lastPublished(releaseFolder)?.number, lock },
      say,
    );
    if (from > to.number) await markTakenBack(host, from);
    return to.number;
  });
}

/** Describes each release in one line, the newest first. */
export async function listReleases(target: MachineTarget): Promise<string[]> {
  const releaseFolder = await readReleaseFolder(hostOf(target));
  if (releaseFolder.releases.length === 0) return ['There are no releases yet.'];
  const now = lastPublished(releaseFolder)?.number;
  return releaseFolder.releases.toReversed().map(({ number, note, published, isTakenBack }) => {
    const state = number === now ? ', public now' : isTakenBack ? ', taken back' : '';
    const commit = note.commit ? ` of commit ${note.commit.slice(0, 10)}` : '';
    return `${number}: build ${note.build}${commit}, ${published ? `published ${published}` : 'never public'}${state}`;
  });
}
