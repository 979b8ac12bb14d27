/** One editor at a time works in a folder: whoever starts another is led to the one that is open. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createConnection, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

/** How long to wait for an editor that is starting before it is asked again, in milliseconds. */
const PAUSE = 50;

/** What the files of a folder’s editor are called in the system’s folder for such files. */
const nameOf = (folder: string) => `editor-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`;

/** Where the editor of a folder answers others on this machine. */
const socketOf = (folder: string) =>
  process.platform === 'win32' ? `\\\\.\\pipe\\${nameOf(folder)}` : join(tmpdir(), `${nameOf(folder)}.sock`);

/** The error of a database that another holds. */
const BUSY = 5;

/**
 * Holds a folder, if nobody else does. Of those who begin at the same moment one alone gets it, and a process that is
 * killed lets go: no other lock of Node.js does both on every system.
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

/** The address of the editor that is open, once it is; undefined when there is none, or it ends before. */
const ask = (socket: string): Promise<string | undefined> =>
  text(createConnection(socket)).then(
    (address) => address || undefined,
    () => undefined,
  );

/** Whether this process is the only editor of a folder. */
export interface Claim {
  /** The address of the one that is open; otherwise this one is it, until it ends. */
  openAt?: string;
  /** Tells others the address of this one, once it answers there. */
  tell: (address: string) => void;
  /** Leaves the folder to others, as the end of the process does. */
  leave: () => void;
}

/** Makes this process the only editor of a folder, unless one is open. Waits for one that is starting. */
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
  // It may be left of one that was killed.
  rmSync(socket, { force: true });
  await once(server.listen(socket), 'listening');
  const leave = () => {
    rmSync(socket, { force: true });
    lock.close();
  };
  // The lock ends with what nobody holds any more: the server holds it.
  server.on('close', leave);
  return { tell, leave };
}
