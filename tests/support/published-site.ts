/** Publishes a site for one test, which controls the failures of its server and its releases. */
import { once } from 'node:events';
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { join } from 'node:path';
import { writeHostFiles } from '../../deploy/host-files.ts';
import { serveSite } from '../../deploy/preview-server.ts';
import { freePort } from './local-servers.ts';

/**
 * Publishes a copy of a built site on a free port.
 * @param dist folder of the built site
 * @param folder a folder for the copy
 */
export async function publishSite(dist: string, folder: string) {
  const root = join(folder, 'current');
  const port = await freePort();
  let server: Server | undefined;
  let answer: RequestListener;
  let trouble: 'silent' | 'broken' | undefined;

  /** Replaces the whole folder of the site, as `npm run build` does. @param change changes the new folder first */
  async function publish(change?: (next: string) => unknown) {
    const next = join(folder, 'next');
    cpSync(dist, next, { recursive: true });
    if (change) {
      await change(next);
      // The files may have changed.
      for (const copy of filesIn(next, /\.(br|gz)$/)) rmSync(copy);
    }
    rmSync(root, { recursive: true, force: true });
    renameSync(next, root);
    writeHostFiles(root, {});
    answer = serveSite(root);
  }

  async function start() {
    server = createServer((request, response) => {
      if (trouble === 'silent') return;
      if (trouble === 'broken') return void response.writeHead(503).end('Try again');
      answer(request, response);
    });
    server.listen(port, 'localhost');
    await once(server, 'listening');
  }

  async function stop() {
    if (!server) return;
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
    server = undefined;
  }

  await publish();
  await start();
  return {
    address: `http://localhost:${port}`,
    publish,
    start,
    stop,
    /** From now on the server never responds, or responds to everything with status 503. */
    suffer(next: typeof trouble) {
      trouble = next;
    },
  };
}

/** Marks each page with the number of a release, at the end of its main heading. */
export function markRelease(root: string, release: number): void {
  for (const file of filesIn(root, /\.html$/)) {
    const text = readFileSync(file, 'utf8').replace(/( release \d)?<\/h1>/, ` release ${release}</h1>`);
    writeFileSync(file, text);
  }
}

const filesIn = (root: string, names: RegExp) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => names.test(name))
    .map((name) => join(root, name));
