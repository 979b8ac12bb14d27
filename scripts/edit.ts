/** `npm run edit`: opens the CMS in the browser, and serves the site, which follows each save, on this machine only. */
import { dev } from 'astro';
import { readFiles } from '../src/load/check/check-content.ts';
import { checkFiles } from '../src/load/check/content-problems.ts';
import { formatProblem } from '../src/load/check/problem.ts';
import { contentFolder } from '../src/schema/folders.ts';
import { main, ROOT, UserError } from './process.ts';

await main(async () => {
  const files = checkFiles(await readFiles(contentFolder()));
  // The CMS would show such a file empty.
  const unreadable = files.flatMap(({ problems }) => problems).filter(({ path }) => path === undefined);
  if (unreadable.length > 0) throw new UserError(unreadable.map(formatProblem).join('\n'));
  // The CMS works on a folder of this computer, but asks for a repository all the same.
  process.env.CMS_REPOSITORY = 'github:this/computer';
  // This overrides the terminal’s NODE_ENV: with “production”, Astro omits its integrations from a development server.
  process.env.NODE_ENV = 'development';
  const port = Number(process.env['PORT'] ?? 4321);
  // Only this machine may write here. If the port is in use, Astro takes the next free one.
  const settings = { host: 'localhost', port, open: process.stdout.isTTY ? '/admin' : false };
  // Forced, because Astro would look for pictures in the folder in which it last read the same content.
  const server = await dev({ root: ROOT, logLevel: 'error', force: true, server: settings });
  const address = `http://localhost:${server.address.port}`;
  console.log(`The site is at ${address}/, and the CMS at ${address}/admin`);
  console.log(`There, choose “Work with Local Repository” (Chrome or Edge) and the folder ${ROOT}`);
  console.log('Press Ctrl-C to stop.');
});
