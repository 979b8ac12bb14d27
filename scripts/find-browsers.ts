/** The browsers of scripts and tests: a Chromium and, for some tests, Playwright’s Firefox and WebKit. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, firefox, type LaunchOptions, webkit } from '@playwright/test';
import { run, runModule, UserError } from './process.ts';

/** The browsers in which tests/browsers/ runs beside Chromium: Playwright’s own. */
export const OTHER_BROWSERS = [firefox, webkit].map((type) => ({
  name: type.name() as 'firefox' | 'webkit',
  isInstalled: existsSync(type.executablePath()),
}));

/** On PATH. The headless shell is preferred, because it opens a page in a third of the processor time. */
const CHROMIUMS = ['chromium-headless-shell', 'chromium', 'google-chrome', 'microsoft-edge'];

/** The path of a Chromium: the one in CHROME_PATH, or else Playwright’s, or else one of this machine. */
function findBrowser(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = CHROMIUMS.flatMap((name) => folders.map((folder) => join(folder, name)));
  return process.env.CHROME_PATH ?? [chromium.executablePath(), ...onPath].find(existsSync);
}

/** The launch options of Chromium. */
export function launchOptions(): LaunchOptions {
  // Each graphics card renders edges differently, but tests/visual.spec.ts compares pixels.
  // By default, the headless shell hints fonts and loads lazy pictures differently from Chromium.
  // This flag replaces Playwright’s flag of the same name, which declares a mouse, so it declares the mouse again.
  const mouse = 'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';
  const settings = `--blink-settings=${mouse},lazyLoadingImageMarginPxUnknown=1250`;
  const args = ['--disable-gpu', '--font-render-hinting=slight', settings];
  return { executablePath: findBrowser(), args };
}

/** What root installs on Debian; Playwright has a Chromium for every system, and its download is larger. */
const DEBIAN =
  'apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium-headless-shell fonts-liberation';

/** Installs a Chromium if there is none. @throws UserError if that fails */
export async function ensureBrowser(): Promise<void> {
  if (findBrowser()) return;
  console.log('No browser was found: installing Chromium…');
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || (await run('sh', ['-c', DEBIAN])) !== 0)
    await runModule('@playwright/test/cli.js', ['install', ...(isRoot ? ['--with-deps'] : []), 'chromium']);
  if (!findBrowser())
    throw new UserError(
      'No browser was found: install Chrome, Chromium or Edge, or set CHROME_PATH to the path of one.',
    );
}
