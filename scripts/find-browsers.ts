/**
 * Finds a Chromium: the browser in CHROME_PATH, or else Playwright's, or else one of this machine, or else a newly
 * installed one. Its headless shell is preferred, because it opens a page in a third of the processor time.
 */
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type LaunchOptions } from '@playwright/test';
import { run, runModule, UserError } from './process.ts';

const isRoot = process.getuid?.() === 0;

/** Paths of installed browsers by platform. Names without a folder are searched for on PATH. */
const SYSTEM_BROWSERS: Partial<Record<NodeJS.Platform, string[]>> = {
  linux: [
    'chromium-headless-shell',
    'chromium',
    'google-chrome',
    'google-chrome-stable',
    'microsoft-edge',
    'chromium-browser',
  ],
  darwin: ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
    (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
  ),
  win32: ['ProgramFiles', 'ProgramFiles(x86)', 'LocalAppData']
    .flatMap((variable) => process.env[variable] ?? [])
    .flatMap((folder) => [
      join(folder, 'Google/Chrome/Application/chrome.exe'),
      join(folder, 'Chromium/Application/chrome.exe'),
      join(folder, 'Microsoft/Edge/Application/msedge.exe'),
    ]),
};

/** The launch options for the browser at a path. For root, Chromium's sandbox must be off. */
export function launchOptions(executablePath: string | undefined): LaunchOptions {
  const quiet = ['--disable-quic', '--disable-sync', '--disable-component-update'];
  // Each graphics card renders edges differently, but tests/visual.spec.ts compares pixels.
  // By default, the headless shell hints fonts and loads lazy pictures differently from Chromium.
  // This flag replaces Playwright’s flag of the same name, which declares a mouse, so it declares the mouse again.
  const mouse = 'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';
  const settings = `--blink-settings=${mouse},lazyLoadingImageMarginPxUnknown=1250`;
  const shell = ['--font-render-hinting=slight', settings];
  const alike = ['--disable-gpu', ...shell];
  return { executablePath, args: [...quiet, ...alike, ...(isRoot ? ['--no-sandbox'] : [])] };
}

/** The possible paths of a program, one for each folder of PATH. */
export const onPath = (name: string) =>
  (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name));

/** The browsers of this machine, the preferred one first. Some of them may not start. */
export function findBrowsers(): string[] {
  if (process.env.CHROME_PATH) return [process.env.CHROME_PATH];
  const system = (SYSTEM_BROWSERS[process.platform] ?? []).flatMap((name) =>
    name.includes('/') || name.includes('\\') ? name : onPath(name),
  );
  return [chromium.executablePath(), ...system].filter(existsSync);
}

async function starts(executablePath: string): Promise<boolean> {
  try {
    const browser = await chromium.launch(launchOptions(executablePath));
    await browser.close();
    return true;
  } catch {
    return false;
  }
}

/** The path of a browser of this machine that starts, if any. */
async function findBrowser(): Promise<string | undefined> {
  for (const browser of findBrowsers()) if (await starts(browser)) return browser;
  return undefined;
}

const isDebian = () =>
  existsSync('/etc/debian_version') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));

/** Installs Chromium: for root on Debian the Debian package, otherwise Playwright's download. */
async function installBrowser(): Promise<void> {
  console.log('No browser was found: installing Chromium…');
  if (isRoot && isDebian()) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq'], env);
    await run('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell', 'fonts-liberation'], env);
    return;
  }
  const withLibraries = isRoot && process.platform === 'linux' ? ['--with-deps'] : [];
  await runModule('@playwright/test/cli.js', ['install', ...withLibraries, 'chromium']);
}

/**
 * Returns the path of a browser that starts, and installs a browser if necessary.
 * @throws UserError if that fails
 */
export async function ensureBrowser(): Promise<string> {
  const found = await findBrowser();
  if (found) return found;
  if (process.env.CHROME_PATH) {
    throw new UserError(`CHROME_PATH does not name a browser that starts: ${process.env.CHROME_PATH}`);
  }
  await installBrowser();
  const installed = await findBrowser();
  if (installed) return installed;
  throw new UserError(
    'No browser could be found or installed: install Chrome, Chromium or Edge, or set CHROME_PATH to one.',
  );
}
