// @ts-check
/**
 * `node scripts/run.mjs <script> [arguments]`: installs the locked dependencies if they are missing or out of date,
 * then runs the script with the Node.js version in the lock file. The editor needs only half of the dependencies:
 * those of `tests/package.json` are installed when any other script runs. This file is plain JavaScript without
 * dependencies, because it runs before anything is installed.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const OLDEST_NODE = 20;
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, 'node_modules');
const stampFile = join(modules, '.install-stamp');
/** The dependencies to install: those of the editor, or all. Tools for the tests are kept once they are installed. */
const extent =
  process.argv[2] === 'scripts/edit.ts' && !existsSync(join(modules, 'tests')) ? 'editing' : 'all';
const pinnedNode = join(modules, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** @type {import('node:child_process').ChildProcess | undefined} */
let child;
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => child?.kill(signal));
}
if (process.env.npm_lifecycle_event) {
  // npm runs scripts in a shell, and Debian's shell ends on SIGTERM without forwarding it.
  const shell = process.ppid;
  const watch = () => process.ppid !== shell && child?.kill('SIGTERM');
  setInterval(watch, 500).unref();
}

/**
 * Prints a message and ends with exit code 1.
 * @param {string} sentence
 * @returns {never}
 */
function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

/**
 * Runs a command in the project's folder, with this terminal.
 * @param {string} command
 * @param {string[]} args
 * @param {{ shell?: boolean }} [options]
 * @returns {Promise<number>} the exit code; if a signal ends the command, it also ends this process
 */
function run(command, args, options) {
  return new Promise((resolve) => {
    child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
    child.on('error', (error) => fail(`Could not run ${command}: ${error.message}.`));
    child.on('exit', (code, signal) => {
      if (signal === null) return resolve(code ?? 1);
      process.removeAllListeners(signal);
      process.kill(process.pid, signal);
    });
  });
}

/** A short text that identifies the state of the installed dependencies. */
function installStamp() {
  const lock = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  return `${lock.digest('hex')} ${process.platform} ${process.arch} ${extent}\n`;
}

function isInstalled() {
  if (!existsSync(stampFile) || !existsSync(pinnedNode)) return false;
  if (readFileSync(stampFile, 'utf8') !== installStamp()) return false;
  // npm's list of installed packages; a package may have been removed since.
  const list = join(modules, '.package-lock.json');
  if (!existsSync(list)) return false;
  const { packages } = JSON.parse(readFileSync(list, 'utf8'));
  return Object.keys(packages).every((path) => existsSync(join(root, path, 'package.json')));
}

/** Runs `npm ci`. Writes a stamp only if everything was installed. */
async function install() {
  console.log('Installing the locked dependencies with npm ci (once, about a minute)…');
  const stamp = installStamp();
  rmSync(stampFile, { force: true });
  // `error` hides warnings about this older Node.js, because the pinned version runs everything.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--no-update-notifier'];
  args.push('--loglevel=error');
  if (extent === 'editing') args.push('--workspaces=false');
  const npm = process.env.npm_execpath;
  const code = npm?.endsWith('npm-cli.js')
    ? await run(process.execPath, [npm, ...args])
    : await run('npm', args, { shell: process.platform === 'win32' });
  if (code !== 0) {
    fail('The dependencies could not be installed: see the message of npm above, then try again.');
  }
  if (!existsSync(pinnedNode)) {
    fail(
      'npm did not run the install script that fetches the pinned Node.js: ' +
        'allow install scripts (npm config set ignore-scripts false) and try again.',
    );
  }
  writeFileSync(stampFile, stamp);
}

if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
  fail(
    `This project needs Node.js ${OLDEST_NODE} or newer and this is ${process.versions.node}: ` +
      'install a current version from https://nodejs.org and try again.',
  );
}
if (!isInstalled()) await install();

process.env.PATH = [join(modules, '.bin'), dirname(pinnedNode), process.env.PATH].join(delimiter);
process.env.ASTRO_TELEMETRY_DISABLED = '1';
// Node.js processes pictures and reads files on the same threads, so saving a file would wait for the pictures of the
// preview. With the default four threads a file waited 2 s for twelve pictures, with sixteen threads 20 ms.
process.env.UV_THREADPOOL_SIZE ??= '16';
process.exit(await run(pinnedNode, process.argv.slice(2)));
