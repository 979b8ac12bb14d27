/**
 * `npm run edit`: opens the CMS beside the site in the browser, on this machine only. The site follows each save.
 * PORT sets the port. The default is 4321, or the next free one.
 */
import { spawn } from 'node:child_process';
import { dev } from 'astro';
import { LOCAL } from '../admin/repository.ts';
import { filesIn } from '../src/load/check/check-content.ts';
import { formatProblem, type Problem } from '../src/load/check/problem.ts';
import { readAll } from '../src/load/check/rules.ts';
import { contentFolder } from '../src/schema/folders.ts';
import { main, ROOT, UserError } from './process.ts';

/** The server accepts connections only from this machine: nobody else is to write here. */
const HOST = 'localhost';

/** @throws UserError if a file cannot be read: the CMS would show it empty */
async function checkReadable(): Promise<void> {
  const problems: Problem[] = [];
  await readAll(await filesIn(contentFolder()), problems);
  const unreadable = problems.filter(({ path }) => path === undefined);
  if (unreadable.length > 0) throw new UserError(unreadable.map(formatProblem).join('\n'));
}

/** Opens an address in the default browser. */
function openBrowser(address: string) {
  const [command, ...args] = { win32: ['cmd', '/c', 'start', ''], darwin: ['open'] }[
    process.platform as string
  ] ?? ['xdg-open'];
  spawn(command!, [...args, address], { stdio: 'ignore', detached: true }).on('error', () => {});
}

await main(async () => {
  await checkReadable();
  process.env.CMS_REPOSITORY = LOCAL;
  // This overrides the terminal’s NODE_ENV: with “production”, Astro omits its integrations from a development server.
  process.env.NODE_ENV = 'development';
  const port = Number(process.env['PORT'] ?? 4321);
  const server = await dev({ root: ROOT, logLevel: 'error', server: { host: HOST, port } });
  const address = `http://${HOST}:${server.address.port}`;
  console.log(`The site is at ${address}/, and the CMS at ${address}/admin`);
  console.log(`There, choose “Work with Local Repository” (Chrome or Edge) and the folder ${ROOT}`);
  console.log('Press Ctrl-C to stop.');
  if (process.stdout.isTTY) for (const path of ['/', '/admin']) openBrowser(address + path);
});
