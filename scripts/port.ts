/** Ports and hosts of our servers, with plain error messages. */
import { lookup } from 'node:dns/promises';
import { createServer } from 'node:net';
import { UserError } from './process.ts';

/**
 * The port in the environment variable PORT.
 * @throws UserError if PORT is not a port number
 */
export function readPort(otherwise: number): number {
  const text = process.env.PORT || String(otherwise);
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65535) return port;
  throw new UserError(`PORT must be a whole number from 0 to 65535, not "${text}".`);
}

/** Explains an error of `listen` in one sentence. @param command the npm command that the user ran */
export function explainListen(
  error: NodeJS.ErrnoException,
  host: string,
  port: number,
  command: string,
): Error {
  const other = `use another port with PORT=${port < 65535 ? port + 1 : 4173} ${command}.`;
  switch (error.code) {
    case 'EADDRINUSE':
      return new UserError(`Port ${port} is in use by another program: ${other}`);
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
 * Opens and closes the port on every address of the host, so that errors are reported before any work starts.
 * @returns the port; for 0, a free port
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
      // Even without IPv6, a machine may list ::1 as an address of localhost.
      if (error.code !== 'EADDRNOTAVAIL' || host !== 'localhost') throw error;
    });
  }
  return checked;
}
