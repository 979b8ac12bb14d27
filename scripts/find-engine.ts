/** Finds the engines that visitor tests run in besides Chromium, and how each is driven. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { firefox, webkit } from '@playwright/test';
import { onPath } from './find-browser.ts';

/** The WebKitGTK browser that WebDriver starts, and what gives it a screen. */
export interface WebKitGtk {
  driver: string;
  browser: string;
  screen: string;
  windowManager: string;
}

/** Playwright's own build where it is installed, else what this machine has. */
export type Found<System> = { own: true } | { own: false; system: System };

const OWN = { own: true } as const;
const LIBRARIES = '/usr/lib';

/** Firefox, or undefined where there is none. */
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

/** WebKit, or undefined where there is none. */
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

/** A line for each engine that is not here: what is left out, and how to get it. */
export function missingEngines(): string[] {
  const found = { Firefox: findFirefox(), WebKit: findWebKit() };
  return (['Firefox', 'WebKit'] as const)
    .filter((name) => !found[name])
    .map(
      (name) =>
        `${name} is not here, so its tests are skipped: npx playwright install --with-deps ${name.toLowerCase()}, or on Debian apt-get install ${DEBIAN[name]}.`,
    );
}
