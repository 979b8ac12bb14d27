/** The site as the public gets it. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Say } from './progress.ts';

/** How long the address is asked for a new version, and how often, in milliseconds. */
export interface Waiting {
  patience: number;
  pause: number;
}

/** The commit that the public address names; undefined where it names none, or does not answer. */
export async function servedCommit(address: string): Promise<string | undefined> {
  const answer = await fetch(`${address}/build.json`, {
    signal: AbortSignal.timeout(5000),
    headers: { 'Cache-Control': 'no-cache' },
  }).catch(() => undefined);
  const note = (await answer?.json().catch(() => undefined)) as { commit?: string } | undefined;
  return note?.commit;
}

/** Waits until the public address serves a commit. @throws Error in words when it does not come */
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
