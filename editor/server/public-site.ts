/** Requests the version at the public address. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Say } from './progress.ts';

/** The time limit for a new version to appear, and the pause between requests, in milliseconds. */
export interface Waiting {
  patience: number;
  pause: number;
}

/** The commit of the site at the public address; undefined if there is none, or no response. */
export async function servedCommit(address: string): Promise<string | undefined> {
  const response = await fetch(`${address}/build.json`, {
    signal: AbortSignal.timeout(5000),
    headers: { 'Cache-Control': 'no-cache' },
  }).catch(() => undefined);
  const note = (await response?.json().catch(() => undefined)) as { commit?: string } | undefined;
  return note?.commit;
}

/** Waits until the public address serves a commit. @throws Error with a message for the person after the time limit */
export async function waitUntilServed(
  commit: string,
  address: string,
  { patience, pause }: Waiting,
  say: Say,
): Promise<void> {
  const end = Date.now() + patience;
  for (;;) {
    const served = await servedCommit(address);
    if (served === commit) return;
    if (Date.now() > end)
      throw new Error(
        `${address} still shows the version before. It may come later; if it does not, ask whoever looks after the site why publishing stopped.`,
      );
    say(
      served
        ? 'It shows the version before. Tests and building take some minutes.'
        : 'It does not say yet what it shows.',
    );
    await wait(pause);
  }
}
