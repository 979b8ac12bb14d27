/** Finds Firefox and WebKit for the tests. Without them, their tests are skipped. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { firefox, webkit } from '@playwright/test';
import { onPath } from '../../scripts/find-browsers.ts';

/** The WebKitGTK browser for WebDriver, and the programs that give it a virtual screen. */
export interface WebKitGtk {
  driver: string;
  browser: string;
  screen: string;
  windowManager: string;
}

/** Playwright's own build if installed, or else the browser of this machine. */
export type Found<System> = { own: true } | { own: false; system: System };

const OWN = { own: true } as const;
const LIBRARIES = '/usr/lib';

/** Firefox, or undefined if it is not installed. */
export function findFirefox(): Found<string> | undefined {
  if (existsSync(firefox.executablePath())) return OWN;
  const system = [
    ...onPath('firefox-esr'),
    ...onPath('firefox'),
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ].find(existsSync);
  return system ? { own: false, system } : undefined;
}

function findMiniBrowser(): string | undefined {
  if (!existsSync(LIBRARIES)) return undefined;
  return readdirSync(LIBRARIES)
    .map((folder) => join(LIBRARIES, folder, 'webkit2gtk-4.1/MiniBrowser'))
    .find(existsSync);
}

/** WebKit, or undefined if it is not installed. */
export function findWebKit(): Found<WebKitGtk> | undefined {
  if (existsSync(webkit.executablePath())) return OWN;
  const browser = findMiniBrowser();
  const [driver, screen, windowManager] = ['WebKitWebDriver', 'Xvfb', 'matchbox-window-manager'].map((name) =>
    onPath(name).find(existsSync),
  );
  if (!browser || !driver || !screen || !windowManager) return undefined;
  return { own: false, system: { driver, browser, screen, windowManager } };
}

const DEBIAN = {
  Firefox: 'firefox-esr',
  WebKit: 'webkit2gtk-driver xvfb matchbox-window-manager',
};

/** A line for each missing browser except Chromium: which tests are skipped, and how to install it. */
export function missingBrowsers(): string[] {
  const found = { Firefox: findFirefox(), WebKit: findWebKit() };
  return (['Firefox', 'WebKit'] as const)
    .filter((name) => !found[name])
    .map(
      (name) =>
        `${name} is not installed, so its tests are skipped: npx playwright install --with-deps ${name.toLowerCase()}, or on Debian apt-get install ${DEBIAN[name]}.`,
    );
}
