/**
 * `npm run edit`: opens the editor with a preview of the site in the browser, on this machine only.
 * PORT sets the port. The default is 4321, or any free port if 4321 is in use.
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
import { openWorkingCopy } from '../editor/server/working-copy.ts';
import { contentFolder } from '../src/content/folders.ts';
import { claimEditor } from './one-editor.ts';
import { checkPort, explainListen, readPort } from './port.ts';
import { main, ROOT, stopSignal } from './process.ts';

const DEFAULT_PORT = 4321;
/** The editor accepts connections only from this machine, because it can change the content. */
const HOST = 'localhost';

/** Deletes the content cache of Astro’s development server, so that the preview shows no other content folder. */
const forgetContent = () => rmSync(join(ROOT, '.astro/data-store.json'), { force: true });

/** The port in PORT, or else the default port; any free port if the default is in use. */
async function choosePort(): Promise<number> {
  const wanted = readPort(DEFAULT_PORT);
  return checkPort(HOST, wanted).catch((error) => {
    if (!process.env['PORT'] && error.code === 'EADDRINUSE') return checkPort(HOST, 0);
    throw explainListen(error, HOST, wanted, 'npm run edit');
  });
}

/** Opens an address in the default browser. */
function openBrowser(address: string) {
  const [command, ...args] = { win32: ['cmd', '/c', 'start', ''], darwin: ['open'] }[
    process.platform as string
  ] ?? ['xdg-open'];
  spawn(command!, [...args, address], { stdio: 'ignore', detached: true }).on('error', () => {});
}

/** A host publishes what is pushed. */
const needRemote = () =>
  Promise.reject(new Error('This folder has no remote repository to publish from: see docs/deploy.md.'));

await main({}, async () => {
  const only = await claimEditor(ROOT);
  if (only.openAt) {
    console.log(`The editor is already open at ${only.openAt}`);
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
  // If git is installed, the user can later go back to the present state.
  await versions.record().catch(() => {});
  const publisher = createPublisher({
    copy,
    repository,
    address: process.env['PUBLIC_ADDRESS'] || String(copy.read(COMPANY_FILE)?.['site']),
    releaser: { release: needRemote, rollBack: needRemote },
    checkout: join(ROOT, '.cache/editor-checkout'),
  });
  process.env.CONTENT_DIR = copy.preview;
  // This overrides the terminal’s NODE_ENV: with “production”, Astro omits its integrations from a development server.
  process.env.NODE_ENV = 'development';

  forgetContent();
  // The clean-up is in an exit handler, because on some signals Vite ends the process itself, with this exit code.
  process.exitCode = 0;
  process.once('exit', () => {
    copy.close();
    forgetContent();
    only.leave();
  });

  const server = await dev({
    root: ROOT,
    logLevel: 'error',
    integrations: [editor({ copy, versions, publisher })],
    server: { host: HOST, port, open: process.stdout.isTTY ? BASE : false },
    vite: { server: { strictPort: true } },
  });
  // The first page takes longest. It is requested now, so that the user does not see an empty preview.
  await fetch(`http://${HOST}:${port}/`);
  only.tell(address);
  console.log(`The editor is at ${address}`);
  console.log('Press Ctrl-C to stop. Unsaved changes are kept for the next time.');
  if (!stopSignal.aborted) await once(stopSignal, 'abort');
  await server.stop();
});
