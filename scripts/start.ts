/** `npm start`: builds the site and serves it. PORT (4173) and HOST (localhost) set the address; PORT=0 is any free port. */
import { existsSync } from 'node:fs';
import { access, constants } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { listen, serveSite } from '../deploy/preview-server.ts';
import { build, DIST, main, ROOT, UserError } from './process.ts';

await main(async () => {
  for (const folder of [ROOT, DIST, join(ROOT, '.cache')].filter(existsSync))
    await access(folder, constants.R_OK | constants.W_OK).catch(() => {
      throw new UserError(
        `${folder} must be readable and writable: change its permissions, or copy the project to a folder of your own.`,
      );
    });
  const host = process.env['HOST'] || 'localhost';
  const port = process.env['PORT'] || '4173';
  // The port is opened first, so that a port in use is reported at once. Requests wait for the build.
  const site = Promise.withResolvers<RequestListener>();
  const opened = listen(async (request, response) => (await site.promise)(request, response), port, host);
  const { address } = await opened.catch(({ code, message }: NodeJS.ErrnoException) => {
    const reason = code === 'EADDRINUSE' ? 'is in use by another program' : `cannot be opened (${message})`;
    throw new UserError(
      `Port ${port} on ${host} ${reason}: choose another port, for example PORT=4180 npm start.`,
    );
  });
  await build();
  site.resolve(serveSite(DIST));
  console.log(`The site is at ${address} (Ctrl-C stops it)`);
});
