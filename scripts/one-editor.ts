/** Allows one editor per folder. A second start is directed to the editor that is already open. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createConnection, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

/** The pause between two requests to an editor that is starting, in milliseconds. */
const PAUSE = 50;

/** The name of the lock and socket files of a folder’s editor, in the system’s folder for temporary files. */
const nameOf = (folder: string) => `editor-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`;

/** The socket at which the editor of a folder gives its address to others. */
const socketOf = (folder: string) =>
  process.platform === 'win32' ? `\\\\.\\pipe\\${nameOf(folder)}` : join(tmpdir(), `${nameOf(folder)}.sock`);

/** SQLite’s error code for a database that another process has locked. */
const BUSY = 5;

/**
 * Locks a folder, unless another process has locked it. The lock is exclusive even if several processes start at the
 * same moment, and it ends when its process is killed. No other lock in Node.js does both on every system.
 */
function hold(folder: string): DatabaseSync | undefined {
  const lock = new DatabaseSync(join(tmpdir(), `${nameOf(folder)}.lock`));
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== BUSY) throw error;
    return undefined;
  }
}

/** Waits for the address of the open editor. Undefined if there is none, or it ends before it is ready. */
const ask = (socket: string): Promise<string | undefined> =>
  text(createConnection(socket)).then(
    (address) => address || undefined,
    () => undefined,
  );

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
  const socket = socketOf(folder);
  for (;;) {
    const lock = hold(folder);
    if (lock) return openTo(socket, lock);
    const openAt = await ask(socket);
    if (openAt) return { openAt, tell: () => {}, leave: () => {} };
    await wait(PAUSE);
  }
}

async function openTo(socket: string, lock: DatabaseSync): Promise<Claim> {
  const { promise: address, resolve: tell } = Promise.withResolvers<string>();
  const server = createServer((other) => {
    other.on('error', () => {});
    address.then((found) => other.end(found));
  });
  server.unref();
  // The file may be left over from an editor that was killed.
  rmSync(socket, { force: true });
  await once(server.listen(socket), 'listening');
  const leave = () => {
    rmSync(socket, { force: true });
    lock.close();
  };
  // The lock would end if it were garbage-collected, so the server keeps a reference to it.
  server.on('close', leave);
  return { tell, leave };
}
