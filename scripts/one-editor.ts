/** Allows one editor per folder. A second start is directed to the editor that is already open. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';

/** The pause between two looks for the address of an editor that is starting, in milliseconds. */
const PAUSE = 50;

/** SQLite’s error code for a database that another process has locked. */
const BUSY = 5;

/**
 * Locks a file, unless another process has locked it. The lock is exclusive even if several processes start at the
 * same moment, and it ends when its process is killed. No other lock in Node.js does both on every system.
 */
function hold(file: string): DatabaseSync | undefined {
  const lock = new DatabaseSync(file);
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== BUSY) throw error;
    return undefined;
  }
}

/** The result of a request to become the only editor of a folder. */
export interface Claim {
  /** The address of the editor that is already open. Without it, this process is the editor until it ends. */
  openAt?: string;
  /** Publishes the address of this editor once it is ready. */
  tell: (address: string) => void;
  /** Releases the folder. The end of the process does so too. */
  leave: () => void;
}

/** Makes this process the only editor of a folder, unless one is open. Waits for an editor that is starting. */
export async function claimEditor(folder: string): Promise<Claim> {
  const name = `editor-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`;
  const addressFile = join(tmpdir(), `${name}.address`);
  for (;;) {
    const lock = hold(join(tmpdir(), `${name}.lock`));
    if (lock) {
      // It may be left over from an editor that was killed.
      rmSync(addressFile, { force: true });
      return { tell: (address) => writeFileSync(addressFile, address), leave: () => lock.close() };
    }
    const openAt = existsSync(addressFile) && readFileSync(addressFile, 'utf8');
    if (openAt) return { openAt, tell: () => {}, leave: () => {} };
    await wait(PAUSE);
  }
}
