/** Lets one build at a time write into a folder: two would mix their files, and stop with puzzling errors. */
import { hash } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { buildError } from './build-error.ts';

/**
 * Locks a folder for this process with a socket that has its name: the system closes the socket with the process, even if it is killed.
 * @returns the server behind the socket, which releases the folder when it closes
 * @throws Error if another process has the folder
 */
export async function takeFolder(folder: string) {
  const name = `build-${hash('sha256', folder).slice(0, 16)}`;
  // Not in the project’s folder: the path of a socket has at most about a hundred characters.
  const socket = process.platform === 'win32' ? `//./pipe/${name}` : join(tmpdir(), name);
  const server = createServer();
  const listen = () => once(server.listen(socket), 'listening');
  await listen().catch(async () => {
    const isTaken = await once(connect(socket), 'connect').then(
      () => true,
      () => false,
    );
    const message = `Another build is writing into ${folder}: wait until it has finished, then try again.`;
    if (isTaken) throw buildError(message);
    // A killed process has left it behind.
    rmSync(socket, { force: true });
    await listen();
  });
  process.once('exit', () => server.close());
  return server.unref();
}

/** Stops a build while another one writes into the same folder. */
export const oneBuild = (): AstroIntegration => ({
  name: 'one-build',
  hooks: {
    'astro:config:setup': async ({ command, config }) => {
      if (command === 'build') await takeFolder(fileURLToPath(config.outDir));
    },
  },
});
