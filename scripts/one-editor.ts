/** One editor at a time works in a folder: whoever starts another is led to the one that is open. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createConnection, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/** Where the editor of a folder answers others on this machine; it ends with the process, however that ends. */
function socketOf(folder: string): string {
  const name = `editor-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
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
  const { promise: address, resolve: tell } = Promise.withResolvers<string>();
  const server = createServer((other) => {
    other.on('error', () => {});
    address.then((found) => other.end(found));
  });
  server.unref();
  for (;;) {
    try {
      await once(server.listen(socket), 'listening');
      return { tell, leave: () => rmSync(socket, { force: true }) };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    }
    const openAt = await ask(socket);
    if (openAt) return { openAt, tell: () => {}, leave: () => {} };
    // It was left by one that was killed.
    rmSync(socket, { force: true });
  }
}
