/**
 * `npm run edit`: opens the editor in the browser, on this machine only, with the site beside it as it will look.
 * PORT says where: 4321 otherwise, or any free port where another program has that one.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { dev } from 'astro';
import { BASE } from '../editor/api.ts';
import { COMPANY_FILE } from '../editor/files.ts';
import { editor } from '../editor/integration.ts';
import { createPublisher } from '../editor/server/publisher.ts';
import { openRepository } from '../editor/server/repository.ts';
import { openSavedVersions } from '../editor/server/saved-versions.ts';
import { openVersionPictures } from '../editor/server/version-pictures.ts';
import { openWorkingCopy } from '../editor/server/working-copy.ts';
import { contentFolder } from '../src/content/folders.ts';
import { claimEditor } from './one-editor.ts';
import { checkPort, explainListen, readPort } from './port.ts';
import { main, ROOT, stopSignal } from './process.ts';
import { publicAddress, releaser } from './releaser.ts';

const DEFAULT_PORT = 4321;
/** Reached from this machine alone: whoever reaches the editor can change the content. */
const HOST = 'localhost';

/** What Astro’s development server remembers of the content: another folder’s must not get into the preview. */
const forgetContent = () => rmSync(join(ROOT, '.astro/data-store.json'), { force: true });

/** The port that PORT names, else the usual one; where another program has that, any free one. */
async function choosePort(): Promise<number> {
  const wanted = readPort(DEFAULT_PORT);
  return checkPort(HOST, wanted).catch((error) => {
    if (!process.env['PORT'] && error.code === 'EADDRINUSE') return checkPort(HOST, 0);
    throw explainListen(error, HOST, wanted, 'npm run edit');
  });
}

/** Opens an address as a double-click would. */
function openBrowser(address: string) {
  const [command, ...args] = { win32: ['cmd', '/c', 'start', ''], darwin: ['open'] }[
    process.platform as string
  ] ?? ['xdg-open'];
  spawn(command!, [...args, address], { stdio: 'ignore', detached: true }).on('error', () => {});
}

await main(async () => {
  const only = await claimEditor(ROOT);
  if (only.openAt) {
    console.log(`The editor is open already, at ${only.openAt}`);
    if (process.stdout.isTTY) openBrowser(only.openAt);
    return;
  }
  const port = await choosePort();
  const address = `http://${HOST}:${port}${BASE}`;

  const content = contentFolder();
  const key = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const copy = openWorkingCopy(content, join(ROOT, '.cache/editor', key));
  await copy.status();
  const repository = await openRepository(content);
  const history = repository
    ? join(repository.folder, 'editor-versions')
    : join(ROOT, '.cache/editor-versions', key);
  const versions = openSavedVersions(content, history);
  const versionPictures = openVersionPictures(join(history, 'pictures'));
  // What is there now can be gone back to, where git is installed.
  await versions.record().catch(() => {});
  const publisher = createPublisher({
    copy,
    repository,
    address: await publicAddress(String(copy.read(COMPANY_FILE)?.['site'])),
    releaser,
    checkout: join(ROOT, '.cache/editor-checkout'),
  });
  process.env.CONTENT_DIR = copy.preview;
  // Whatever this terminal says: Astro leaves its integrations out of a development server “in production”.
  process.env.NODE_ENV = 'development';

  forgetContent();
  // At the very end, because Vite leaves on some signals by itself, with the exit code that stands here.
  process.exitCode = 0;
  process.once('exit', () => {
    copy.close();
    forgetContent();
    only.leave();
  });

  const server = await dev({
    root: ROOT,
    logLevel: 'error',
    integrations: [editor({ copy, versions, versionPictures, publisher })],
    server: { host: HOST, port, open: process.stdout.isTTY ? BASE : false },
    vite: { server: { strictPort: true } },
  });
  // The first page takes longest: nobody should have to look at an empty preview.
  await fetch(`http://${HOST}:${port}/`);
  only.tell(address);
  console.log(`The editor is at ${address}`);
  console.log('Press Ctrl-C to stop. What is not saved is kept for the next time.');
  if (!stopSignal.aborted) await once(stopSignal, 'abort');
  await server.stop();
});
