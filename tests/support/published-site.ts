/** A site of a test’s own, whose server fails and whose releases come when the test says so. */
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from '../../delivery/preview-server.ts';
import { listOwnFiles } from '../../src/content/own-files.ts';
import { CONTENT } from './content.ts';
import { freePort } from './local-servers.ts';

export type Trouble = 'silent' | 'broken';

/**
 * Publishes a copy of a built site.
 * @param dist the built site
 * @param folder where the copy may lie
 */
export async function publishSite(dist: string, folder: string) {
  const root = join(folder, 'current');
  const port = await freePort();
  let server: Awaited<ReturnType<typeof createServer>> | undefined;
  let trouble: Trouble | undefined;

  /** Puts a folder in the place of the site, as `npm run build` does. */
  async function publish(change?: (next: string) => unknown) {
    const next = join(folder, 'next');
    cpSync(dist, next, { recursive: true });
    // Own files come into a site after its worker, which does not keep them.
    for (const file of await listOwnFiles(CONTENT)) rmSync(join(next, file), { force: true });
    if (change) {
      await change(next);
      removeCompressed(next);
    }
    rmSync(join(folder, 'previous'), { recursive: true, force: true });
    if (server) renameSync(root, join(folder, 'previous'));
    renameSync(next, root);
  }

  async function start() {
    server = await createServer({ root });
    server.addHook('onRequest', async (_request, reply) => {
      if (trouble === 'silent') return new Promise<void>(() => {});
      if (trouble === 'broken') return reply.code(503).send('Try again');
    });
    await server.listen({ host: 'localhost', port });
  }

  async function stop() {
    server?.server.closeAllConnections();
    await server?.close();
    server = undefined;
  }

  await publish();
  await start();
  return {
    address: `http://localhost:${port}`,
    publish,
    start,
    stop,
    suffer: (next: Trouble | undefined) => {
      trouble = next;
    },
  };
}

/** Writes a release’s number behind the heading of each page, as a change of words would. */
export function markRelease(root: string, release: number): void {
  for (const file of readdirSync(root).filter((name) => name.endsWith('.html'))) {
    const path = join(root, file);
    const text = readFileSync(path, 'utf8').replace(/( release \d)?<\/h1>/, ` release ${release}</h1>`);
    writeFileSync(path, text);
  }
}

/** Removes the compressed forms of files that may have changed. */
function removeCompressed(root: string): void {
  for (const file of readdirSync(root).filter((name) => /\.(br|gz)$/.test(name))) rmSync(join(root, file));
}
