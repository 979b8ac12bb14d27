/** `npm start`: builds the site and serves it. PORT (4173) and HOST (localhost) set the address; PORT=0 is any free port. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { serveSite } from './preview-server.ts';

const ROOT = join(import.meta.dirname, '..');
const host = process.env['HOST'] || 'localhost';
const port = process.env['PORT'] || '4173';

/** Ends with a sentence for the user. */
function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

for (const folder of ['', 'dist', '.cache'].map((name) => join(ROOT, name)).filter(existsSync)) {
  try {
    accessSync(folder, constants.R_OK | constants.W_OK);
  } catch {
    fail(
      `${folder} cannot be read and written: change its permissions, or copy the project to a folder of yours.`,
    );
  }
}

// The port is opened first, so that a port in use is reported at once. Requests wait for the build.
const server = createServer();
server.on('error', ({ code, message }: NodeJS.ErrnoException) => {
  const reason = code === 'EADDRINUSE' ? 'is in use by another program' : `cannot be opened (${message})`;
  fail(`Port ${port} of ${host} ${reason}: choose another one, for example PORT=4180 npm start.`);
});
server.listen({ host, port }, () => {
  const astro = [join(ROOT, 'node_modules/astro/bin/astro.mjs'), 'build', '--force'];
  const { status } = spawnSync(process.execPath, astro, { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) fail('The build failed for the reason above: correct it, then run npm start again.');
  server.on('request', serveSite(join(ROOT, 'dist')));
  console.log(`The site is at http://${host}:${(server.address() as AddressInfo).port} (Ctrl-C stops it)`);
});
