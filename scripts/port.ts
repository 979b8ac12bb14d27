/** Ports and hosts for servers of ours, with plain words for what can be wrong with them. */
import { lookup } from 'node:dns/promises';
import { createServer } from 'node:net';
import { UserError } from './process.ts';

/**
 * The port that PORT names.
 * @throws UserError when it is none
 */
export function readPort(otherwise: number): number {
  const text = process.env.PORT || String(otherwise);
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65535) return port;
  throw new UserError(`PORT must be a whole number from 0 to 65535, not "${text}".`);
}

/** The sentence for an error of `listen`. @param command the npm command that was given */
export function explainListen(
  error: NodeJS.ErrnoException,
  host: string,
  port: number,
  command: string,
): Error {
  const other = `start on another one with PORT=${port < 65535 ? port + 1 : 4173} ${command}.`;
  switch (error.code) {
    case 'EADDRINUSE':
      return new UserError(`Port ${port} is taken by another program: ${other}`);
    case 'EACCES':
      return new UserError(`This account may not open port ${port}: ${other}`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new UserError(`HOST "${host}" is not an address of this machine.`);
    default:
      return error;
  }
}

/**
 * Opens and closes the port on every address of the host, so that trouble shows before any work.
 * @returns the port, a free one for 0
 */
export async function checkPort(host: string, port: number): Promise<number> {
  let checked = port;
  for (const { address } of await lookup(host, { all: true })) {
    await new Promise<void>((resolve, reject) => {
      const socket = createServer().once('error', reject);
      socket.listen(checked, address, () => {
        checked = (socket.address() as { port: number }).port;
        socket.close(() => resolve());
      });
    }).catch((error: NodeJS.ErrnoException) => {
      // A machine without IPv6 may still list ::1 under the name localhost.
      if (error.code !== 'EADDRNOTAVAIL' || host !== 'localhost') throw error;
    });
  }
  return checked;
}
