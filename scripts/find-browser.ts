/**
 * Finds the Chromium-family browser for the tests and the bench: the one that CHROME_PATH names,
 * else Playwright's own, else Chrome, Chromium or Edge of this machine, else one it installs.
 */
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type LaunchOptions } from '@playwright/test';
import { PlainError, run, runModule } from './process.ts';

const isRoot = process.getuid?.() === 0;

/** Where browsers are installed, by platform; names without a folder are looked up on PATH. */
const SYSTEM_BROWSERS: Partial<Record<NodeJS.Platform, string[]>> = {
  linux: ['chromium', 'google-chrome', 'google-chrome-stable', 'microsoft-edge', 'chromium-browser'],
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

/** How to launch the browser at this path, here: root needs Chromium's sandbox off. */
export function launchOptions(executablePath: string | undefined): LaunchOptions {
  const quiet = ['--disable-quic', '--disable-sync', '--disable-component-update'];
  // Graphics cards round edges each in their own way: tests/visual.spec.ts compares to the pixel.
  const alike = ['--disable-gpu'];
  return { executablePath, args: [...quiet, ...alike, ...(isRoot ? ['--no-sandbox'] : [])] };
}

/** Where a program of this name would be, folder by folder of PATH. */
export const onPath = (name: string) =>
  (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name));

/** The browsers of this machine, the preferred one first, whether or not they start. */
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

async function firstThatStarts(browsers: string[]): Promise<string | undefined> {
  for (const browser of browsers) if (await starts(browser)) return browser;
  return undefined;
}

/** Gives the path of a browser of this machine that starts, if there is one. */
export const findBrowser = () => firstThatStarts(findBrowsers());

const isDebian = () =>
  existsSync('/etc/debian_version') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));

/** Installs Chromium: Debian's package as root there, else Playwright's download. */
async function installBrowser(): Promise<void> {
  console.log('No browser was found here: installing Chromium…');
  if (isRoot && isDebian()) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq'], env);
    await run('apt-get', ['install', '-y', '-qq', 'chromium', 'fonts-liberation'], env);
    return;
  }
  const withLibraries = isRoot && process.platform === 'linux' ? ['--with-deps'] : [];
  await runModule('@playwright/test/cli.js', ['install', ...withLibraries, 'chromium']);
}

/**
 * Gives the path of a browser that starts, and installs one when there is none.
 * @throws PlainError when there is none in the end
 */
export async function ensureBrowser(): Promise<string> {
  const found = await findBrowser();
  if (found) return found;
  if (process.env.CHROME_PATH) {
    throw new PlainError(`CHROME_PATH names no browser that starts: ${process.env.CHROME_PATH}`);
  }
  await installBrowser();
  const installed = await findBrowser();
  if (installed) return installed;
  throw new PlainError(
    'No browser could be found or installed: install Chrome, Chromium or Edge, or set CHROME_PATH to one.',
  );
}
