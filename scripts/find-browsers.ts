/**
 * Finds a Chromium: the browser in CHROME_PATH, or else Playwright’s, or else one of this machine, or else a newly
 * installed one. Its headless shell is preferred, because it opens a page in a third of the processor time.
 */
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, firefox, type LaunchOptions, webkit } from '@playwright/test';
import { run, runModule, UserError } from './process.ts';

const isRoot = process.getuid?.() === 0;

/** Names of browsers on PATH, and paths where they are installed. */
const ON_PATH = [
  'chromium-headless-shell',
  'chromium',
  'google-chrome',
  'microsoft-edge',
  'chromium-browser',
];
const INSTALLED = [
  ...['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
    (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
  ),
  ...['ProgramFiles', 'ProgramFiles(x86)', 'LocalAppData'].flatMap((variable) =>
    process.env[variable] ? join(process.env[variable], 'Google/Chrome/Application/chrome.exe') : [],
  ),
];

/** The launch options for the browser at a path. For root, Chromium’s sandbox must be off. */
export function launchOptions(executablePath: string | undefined): LaunchOptions {
  const quiet = ['--disable-quic', '--disable-sync', '--disable-component-update'];
  // Each graphics card renders edges differently, but tests/visual.spec.ts compares pixels.
  // By default, the headless shell hints fonts and loads lazy pictures differently from Chromium.
  // This flag replaces Playwright’s flag of the same name, which declares a mouse, so it declares the mouse again.
  const mouse = 'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';
  const settings = `--blink-settings=${mouse},lazyLoadingImageMarginPxUnknown=1250`;
  const alike = ['--disable-gpu', '--font-render-hinting=slight', settings];
  return { executablePath, args: [...quiet, ...alike, ...(isRoot ? ['--no-sandbox'] : [])] };
}

/** The browsers in which tests/browsers/ runs beside Chromium: Playwright’s own. */
export const OTHER_BROWSERS = [firefox, webkit].map((type) => ({
  name: type.name() as 'firefox' | 'webkit',
  isInstalled: existsSync(type.executablePath()),
}));

/** The browsers of this machine, the preferred one first. Some of them may not start. */
export function findBrowsers(): string[] {
  if (process.env.CHROME_PATH) return [process.env.CHROME_PATH];
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = ON_PATH.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [chromium.executablePath(), ...onPath, ...INSTALLED].filter(existsSync);
}

/** The path of a browser of this machine that starts, if any. */
async function findBrowser(): Promise<string | undefined> {
  for (const path of findBrowsers()) {
    const browser = await chromium.launch(launchOptions(path)).catch(() => undefined);
    if (!browser) continue;
    await browser.close();
    return path;
  }
  return undefined;
}

/** Installs Chromium: for root on Debian the Debian package, otherwise Playwright’s download. */
async function installBrowser(): Promise<void> {
  console.log('No browser was found: installing Chromium…');
  const isDebian =
    existsSync('/etc/debian_version') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
  if (isRoot && isDebian) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq'], env);
    await run('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell', 'fonts-liberation'], env);
    return;
  }
  const withLibraries = isRoot && process.platform === 'linux' ? ['--with-deps'] : [];
  await runModule('@playwright/test/cli.js', ['install', ...withLibraries, 'chromium']);
}

/**
 * The path of a browser that starts; installs one if necessary.
 * @throws UserError if that fails
 */
export async function ensureBrowser(): Promise<string> {
  const found = await findBrowser();
  if (found) return found;
  if (!process.env.CHROME_PATH) await installBrowser();
  const installed = await findBrowser();
  if (installed) return installed;
  throw new UserError('No browser starts: install Chrome, Chromium or Edge, or set CHROME_PATH to one.');
}
